"""All parts of a server process, connected with each other."""

from __future__ import annotations

import os
import uuid
from dataclasses import dataclass

from ludotheque.server.accounts.guest_games import GuestGames
from ludotheque.server.accounts.networks import Networks
from ludotheque.server.accounts.sessions import Sessions
from ludotheque.server.accounts.sign_out import SignOut
from ludotheque.server.accounts.users import Users
from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.operations.gc_tuning import GcTuning
from ludotheque.server.operations.operator_actions import OperatorActions
from ludotheque.server.operations.status import ServerStatus
from ludotheque.server.play.bot_pool import BotPool
from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.play.committer import Committer
from ludotheque.server.play.hints import Hints
from ludotheque.server.play.moves import Moves
from ludotheque.server.play.records import Records
from ludotheque.server.play.undo import Undo
from ludotheque.server.play.worker_pool import WorkerPool
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster, Publish
from ludotheque.server.realtime.devices import Devices
from ludotheque.server.realtime.greetings import Greetings
from ludotheque.server.realtime.peers import Peers
from ludotheque.server.realtime.presence import Presence
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.realtime.subscriptions import Subscriptions
from ludotheque.server.storage.boxes import Boxes
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.log import LogWriter
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.absences import Absences
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

    database: Database
    status: ServerStatus
    operator_actions: OperatorActions
    users: Users
    sessions: Sessions
    networks: Networks
    guest_games: GuestGames
    sign_out: SignOut
    tables: TableStore
    games: GameStore
    registry: TableRegistry
    subscribers: Subscribers
    greetings: Greetings
    subscriptions: Subscriptions
    peers: Peers
    lobby: Lobby
    rematches: Rematches
    resignations: Resignations
    proposals: Proposals
    absences: Absences
    chat: Chat
    moves: Moves
    undo: Undo
    hints: Hints
    records: Records
    bots: BotTurns
    boxes: Boxes
    _log: LogWriter
    _workers: tuple[WorkerPool, ...]
    _presence: Presence
    _tasks: BackgroundTasks

    async def start(self) -> None:
        """Starts the log writer, and the bots that were interrupted."""
        self._log.start()
        self.bots.start(self.moves.play)
        await self.absences.start()
        self.bots.wake_all()

    async def stop(self) -> None:
        """Ends connections and bots; what was submitted is still written and sent."""
        self.bots.stop()
        self.subscribers.end_all()
        for pool in self._workers:
            pool.close()
        await self._tasks.finish()
        await self._presence.stop()
        await self._log.stop()
        # Writing the last entries may have started more tasks.
        await self._tasks.finish()


def connect(database: Database, session_key: str, publish: Publish | None) -> Services:
    """Builds the parts of a process; `publish` sends to the other processes, if there are any."""
    users = Users(database)
    tables = TableStore(database)
    games = GameStore(database)
    log = LogWriter(database)
    tasks = BackgroundTasks()
    bot_workers = WorkerPool(max(2, os.cpu_count() or 1))
    analysis_workers = WorkerPool(1)
    pool = BotPool(bot_workers)
    networks = Networks()

    subscribers = Subscribers()
    status = ServerStatus(database, subscribers)
    devices = Devices()
    broadcaster = Broadcaster(subscribers, games)
    cluster = Cluster(uuid.uuid4().hex, subscribers, publish)

    registry = TableRegistry(tables, games, subscribers)
    bots = BotTurns(tables, registry, pool, networks, tasks)
    updates = TableUpdates(registry, subscribers, broadcaster, cluster, bots, tasks)
    committer = Committer(log, registry, updates, GcTuning())
    chat = Chat(database, broadcaster, cluster)
    visits = Visits(database)
    presence = Presence(registry, subscribers, broadcaster, cluster, tasks)
    greetings = Greetings(tables, registry, broadcaster, bots, chat, visits)
    proposals = Proposals(database, log, tables, registry, updates, subscribers, status)
    absences = Absences(database, log, registry, updates, proposals, subscribers, tasks)
    records = Records(tables, games, analysis_workers)
    rematches = Rematches(database, tables, records, networks, updates, proposals)
    proposals.carry_out_rematch = rematches.create
    return Services(
        database=database,
        status=status,
        operator_actions=OperatorActions(database, registry, subscribers),
        users=users,
        sessions=Sessions(database, session_key),
        networks=networks,
        guest_games=GuestGames(database, updates),
        sign_out=SignOut(devices, cluster),
        tables=tables,
        games=games,
        registry=registry,
        subscribers=subscribers,
        greetings=greetings,
        subscriptions=Subscriptions(
            greetings, registry, subscribers, devices, broadcaster, presence, visits, tasks, status
        ),
        peers=Peers(cluster, subscribers, devices, updates, presence, chat, bots),
        lobby=Lobby(database, tables, updates),
        rematches=rematches,
        resignations=Resignations(database, log, registry, updates, proposals),
        proposals=proposals,
        absences=absences,
        chat=chat,
        moves=Moves(registry, committer),
        undo=Undo(registry, committer, proposals),
        hints=Hints(registry, pool, networks),
        records=records,
        bots=bots,
        boxes=Boxes(database),
        _log=log,
        _workers=(bot_workers, analysis_workers),
        _presence=presence,
        _tasks=tasks,
    )
