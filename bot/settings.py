"""Settings: from the environment (QUARTERMASTER_...) and from a .env file."""

from datetime import timedelta
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import catalog, words_for

NOTICE = timedelta(days=3)
"""Time between the warning to the people of a table and its archiving."""

Look = Literal["dark", "light", "off"]
"""The look of pictures; "off" draws none."""


class Settings(BaseSettings):
    """The settings of the bot; .env.example explains each."""

    model_config = SettingsConfigDict(
        env_prefix="QUARTERMASTER_", env_file=".env", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr = SecretStr("")
    database: Path = Path("quartermaster.db")
    language: str = "en"
    pictures: Look = "dark"
    """The default of servers."""
    emoji: bool = True
    """Whether the bot uploads its own emoji and shows them in place of Unicode emoji."""
    owner: int | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    discord_url: str | None = None
    """Another server with Discord's API, such as the loopback; None is Discord."""
    live_matches: int = Field(default=200, ge=1)
    """Number of matches kept in memory; others are replayed from the log when needed."""
    pilot_pause: float = Field(default=1.0, ge=0, le=60)
    """Seconds before an AI seat answers, so that people can follow; six times as long after a result."""
    table_message_age: timedelta = timedelta(hours=1)
    """A message older than this is posted again instead of edited."""
    idle_after: timedelta = Field(default=timedelta(days=30), gt=NOTICE)
    """Time without play before a table is archived; its people are warned NOTICE before."""
    forget_after: timedelta = timedelta(days=30)
    """Time after the bot left a server until all data of the server are deleted."""
    dice_seed: str | None = None
    """For demonstrations and tests only: every match has this seed and no salt."""
    ready_timeout: float = Field(default=2.0, gt=0)
    """Seconds that discord.py waits for guilds at start."""

    @field_validator("language")
    @classmethod
    def _spoken(cls, language: str) -> str:
        base = language.replace("_", "-").partition("-")[0].casefold()
        known = {locale: words_for(locale).line("bot-language") for locale in catalog.locales()}
        if not any(base == locale.partition("-")[0].casefold() for locale in known):
            spoken = ", ".join(f"{locale} ({name})" for locale, name in known.items())
            msg = f"I do not speak {language!r}. I speak {spoken}"
            raise ValueError(msg)
        return language
