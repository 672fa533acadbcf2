"""The server: tables for friends over HTTP and WebSocket."""
