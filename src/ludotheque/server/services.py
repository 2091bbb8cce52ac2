"""All parts of a server process, connected with each other."""

from __future__ import annotations

import uuid
from dataclasses import dataclass

from ludotheque.server.accounts.sign_out import SignOut
from ludotheque.server.accounts.users import Users
from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.operations.gc_tuning import GcTuning
from ludotheque.server.play.bot_pool import BotPool
from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.play.committer import Committer
from ludotheque.server.play.hints import Hints
from ludotheque.server.play.moves import Moves
from ludotheque.server.play.records import Records
from ludotheque.server.play.undo import Undo
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster, Publish
from ludotheque.server.realtime.devices import Devices
from ludotheque.server.realtime.peers import Peers
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.realtime.subscriptions import Subscriptions
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.log import LogWriter
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.chat import Chat
from ludotheque.server.tables.lobby import Lobby
from ludotheque.server.tables.proposals import Proposals
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.rematch import Rematches
from ludotheque.server.tables.resign import Resignations
from ludotheque.server.tables.updates import TableUpdates
from ludotheque.server.tables.visits import Visits


@dataclass(frozen=True)
class Services:
    """The parts of a process that routes and the application use."""

    users: Users
    sign_out: SignOut
    tables: TableStore
    games: GameStore
    registry: TableRegistry
    subscribers: Subscribers
    subscriptions: Subscriptions
    peers: Peers
    lobby: Lobby
    rematches: Rematches
    resignations: Resignations
    proposals: Proposals
    chat: Chat
    moves: Moves
    undo: Undo
    hints: Hints
    records: Records
    bots: BotTurns
    _log: LogWriter
    _pool: BotPool
    _tasks: BackgroundTasks

    async def start(self) -> None:
        """Starts the log writer, and the bots that were interrupted."""
        self._log.start()
        self.bots.start(self.moves.play)
        for id in await self.tables.waiting_for_bots():
            self.bots.wake(await self.registry.get(id))

    async def stop(self) -> None:
        """Ends connections and bots; what was submitted is still written and sent."""
        self.bots.stop()
        self.subscribers.end_all()
        self._pool.close()
        await self._tasks.finish()
        await self._log.stop()
        # Writing the last entries may have started more tasks.
        await self._tasks.finish()


def connect(database: Database, publish: Publish | None) -> Services:
    """Builds the parts of a process; `publish` sends to the other processes, if there are any."""
    users = Users(database)
    tables = TableStore(database)
    games = GameStore(database)
    log = LogWriter(database)
    tasks = BackgroundTasks()
    pool = BotPool()

    subscribers = Subscribers()
    devices = Devices()
    broadcaster = Broadcaster(subscribers, games)
    cluster = Cluster(uuid.uuid4().hex, subscribers, publish)

    registry = TableRegistry(tables, games, subscribers)
    bots = BotTurns(registry, pool, tasks)
    updates = TableUpdates(registry, subscribers, broadcaster, cluster, bots, tasks)
    committer = Committer(log, registry, updates, GcTuning())
    chat = Chat(database, broadcaster, cluster)
    proposals = Proposals(database, log, tables, registry, updates)
    records = Records(tables, games, pool)
    return Services(
        users=users,
        sign_out=SignOut(devices, cluster),
        tables=tables,
        games=games,
        registry=registry,
        subscribers=subscribers,
        subscriptions=Subscriptions(
            tables,
            registry,
            subscribers,
            devices,
            broadcaster,
            updates,
            bots,
            chat,
            Visits(database),
            tasks,
        ),
        peers=Peers(cluster, subscribers, devices, updates, chat),
        lobby=Lobby(database, tables, updates),
        rematches=Rematches(database, tables, records, updates),
        resignations=Resignations(database, log, registry, updates, proposals),
        proposals=proposals,
        chat=chat,
        moves=Moves(registry, committer),
        undo=Undo(registry, committer, proposals),
        hints=Hints(registry, pool),
        records=records,
        bots=bots,
        _log=log,
        _pool=pool,
        _tasks=tasks,
    )
