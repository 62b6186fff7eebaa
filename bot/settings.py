"""Settings: from the environment (QUARTERMASTER_...) and from a .env file."""

from datetime import timedelta
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import catalog, words_for

NOTICE = timedelta(days=3)
"""So long before a table is archived, its people are told."""

Look = Literal["dark", "light", "off"]
"""How pictures look, if there are any."""


class Settings(BaseSettings):
    """Everything that whoever runs the bot can set; .env.example explains each."""

    model_config = SettingsConfigDict(
        env_prefix="QUARTERMASTER_", env_file=".env", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr = SecretStr("")
    database: Path = Path("quartermaster.db")
    language: str = "en"
    pictures: Look = "dark"
    """On servers that chose nothing."""
    owner: int | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    discord_url: str | None = None
    """Another server that speaks Discord's API, such as the loopback; None is Discord."""
    live_matches: int = Field(default=200, ge=1)
    """How many matches are kept in memory; the others are replayed from the log when needed."""
    pilot_pause: float = Field(default=1.0, ge=0, le=60)
    """Seconds before an AI seat answers, so that people can follow."""
    table_message_age: timedelta = timedelta(hours=1)
    """A message older than this is not edited any more but posted anew."""
    idle_after: timedelta = Field(default=timedelta(days=30), gt=NOTICE)
    """How long nobody has to have played at a table before it is archived; three days before, its people are told."""
    forget_after: timedelta = timedelta(days=30)
    """How long after the bot left a server all that is stored of it is deleted."""
    dice_seed: str | None = None
    """Demonstrations and tests only: every match has this seed, and no salt."""
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
