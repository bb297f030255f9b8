"""The request class of the handlers: without unused parts, and strict about bodies."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException
from msgspec import DecodeError, json

AnyRequest = Request[Any, Any, Any]


class StrictRequest(AnyRequest):
    """Decodes a body strictly as its handler's type. Litestar would accept "1" as a number."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        if field is None:
            return await super().json()
        try:
            return json.decode(await self.body(), type=field.annotation)
        except (DecodeError, UnicodeDecodeError) as error:
            raise ValidationException(str(error)) from error
