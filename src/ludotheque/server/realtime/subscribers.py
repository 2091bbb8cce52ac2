"""Who is watching which table: the connections of this process, and users in other processes."""

from __future__ import annotations

from ludotheque.server.realtime.connection import Connection


class Subscribers:
    """The connections to each table, and which users are online there."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        """Users who watch a table in other processes: table, process, users."""
        self._sent: dict[str, set[int]] = {}
        """The users who were online according to the last message."""

    def add(self, table: str, connection: Connection) -> None:
        """A connection to a table is opened."""
        self._by_table.setdefault(table, set()).add(connection)

    def remove(self, table: str, connection: Connection) -> None:
        """A connection to a table is closed."""
        connections = self._by_table.get(table, set())
        connections.discard(connection)
        if not connections:
            self._by_table.pop(table, None)
            self._sent.pop(table, None)

    def of(self, table: str) -> list[Connection]:
        """The connections to a table in this process."""
        return list(self._by_table.get(table, ()))

    def tables(self) -> list[str]:
        """The tables with connections in this process."""
        return list(self._by_table)

    def users_here(self, table: str) -> set[int]:
        """The seated users who watch a table in this process."""
        connections = self._by_table.get(table, ())
        return {one.user for one in connections if one.seated and one.user is not None}

    def online(self, table: str) -> set[int]:
        """The seated users who watch a table in any process."""
        return self.users_here(table).union(*self._elsewhere.get(table, {}).values())

    def last_online(self, table: str) -> set[int]:
        """Who was online according to the last message to the subscribers."""
        return self._sent.get(table, set())

    def sent_online(self, table: str, users: set[int]) -> None:
        """Remembers who is online according to a message to the subscribers."""
        if table in self._by_table:
            self._sent[table] = users

    def set_users_elsewhere(self, table: str, process: str, users: list[int]) -> bool:
        """Notes who watches a table in another process; whether that process is new there."""
        processes = self._elsewhere.setdefault(table, {})
        new = process not in processes and bool(users)
        processes[process] = set(users)
        if not any(processes.values()):
            del self._elsewhere[table]
        return new

    def forget_process(self, process: str) -> list[str]:
        """Drops the users of another process; returns the tables that they watched."""
        tables = [table for table, processes in self._elsewhere.items() if process in processes]
        for table in tables:
            self.set_users_elsewhere(table, process, [])
        return tables

    def end_all(self) -> None:
        """Ends every connection."""
        for connections in list(self._by_table.values()):
            for connection in list(connections):
                connection.end()
