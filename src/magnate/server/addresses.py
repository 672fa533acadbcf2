"""Where a server can be reached, as far as it knows that itself: by what it was told and what it is
bound to, never by what a request says."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar import get

from magnate.server.answers import Address
from magnate.server.settings import Settings


def addresses(settings: Settings) -> list[str]:
    """What people can open: the public address, then those in the network, then this machine's."""
    found = [settings.public_url] if settings.public_url else []
    host, port = settings.host, settings.port
    if host in ("0.0.0.0", "::"):
        found += [f"http://{_in_url(address)}:{port}/" for address in own_addresses()]
        found.append(f"http://127.0.0.1:{port}/")
    else:
        found.append(f"http://{_in_url(host)}:{port}/")
    return list(dict.fromkeys(found))


@get("/api/address", sync_to_thread=True)
def address(settings: Settings) -> Address:
    """What links for others begin with, where a page is open at its machine's own address."""
    return Address(for_others(settings))


def for_others(settings: Settings) -> str | None:
    return next((url for url in addresses(settings) if not _alone(url)), None)


def _alone(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_addresses() -> list[str]:
    """This machine's addresses in its networks, the one it usually speaks from first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses an address
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no network
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(address[4][0]) for address in known]
    except OSError:
        pass  # a machine whose name nobody knows
    return [a for a in dict.fromkeys(found) if not ip_address(a).is_loopback]
