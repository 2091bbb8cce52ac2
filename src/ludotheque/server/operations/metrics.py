"""Figures for Prometheus: requests by route, and what the server holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler, Middleware
from prometheus_client import REGISTRY
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ludotheque.server.services import Services


class _Controller(PrometheusController):
    """Serves the figures at `/metrics`."""

    path = "/metrics"
    include_in_schema = False


class _ServerFigures(Collector):
    """What one process holds at the moment it is asked."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """The figures."""
        services = self._services
        tables = services.subscribers.tables()
        sockets = sum(len(services.subscribers.of(table)) for table in tables)
        status = services.status.now
        for name, about, value in (
            ("ludotheque_sockets", "Open WebSockets", sockets),
            ("ludotheque_watched_tables", "Tables with open WebSockets", len(tables)),
            ("ludotheque_tables_in_memory", "Tables in memory", len(services.registry)),
            ("ludotheque_database_up", "Whether the database works", int(status.database)),
            ("ludotheque_draining", "Whether new tables are refused", int(status.draining)),
        ):
            yield GaugeMetricFamily(name, about, value=value)


def middleware() -> Middleware:
    """Counts requests by route, not by address: addresses contain the names of tables."""
    return PrometheusConfig(
        app_name="ludotheque", prefix="ludotheque", group_path=True, exclude=["^/metrics$"]
    ).middleware


def handlers() -> list[ControllerRouterHandler]:
    """The route of the figures."""
    return [_Controller]


def register(services: Services) -> Any:
    """Adds the figures of a process; returns a function that removes them."""
    figures = _ServerFigures(services)
    REGISTRY.register(figures)
    return lambda: REGISTRY.unregister(figures)
