"""A client for programs: it plays at the tables of a server over HTTP and a socket."""

from magnate.client.asynchronous import AsyncClient
from magnate.client.common import Rejected
from magnate.client.sync import Client

__all__ = ["AsyncClient", "Client", "Rejected"]
