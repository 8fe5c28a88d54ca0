import { liveRoomOf } from '@crewcall/contracts-core';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { LiveServer, type LiveSocket } from '../live/live-server.service.js';
import { PRESENCE_SECONDS, PresenceRepository } from './presence.repository.js';

/** Sockets that are to be told whether this person is there. */
export const presenceRoomOf = (userId: string): string => `presence:${userId}`;

const isPresenceRoom = (room: string): boolean => room.startsWith(presenceRoomOf(''));
const watchedIn = (room: string): string => room.slice(presenceRoomOf('').length);

/** A page that is loaded anew is away for a moment, which changes nothing. */
const GONE_AFTER_MS = 3000;

/** Who is there, told to those who look at a conversation with them and to no other user. */
@Injectable()
export class PresenceService implements BeforeApplicationShutdown {
  /** What the watchers on this replica were last told. */
  private readonly told = new Map<string, boolean>();
  private heartbeat?: NodeJS.Timeout;

  constructor(
    private readonly server: LiveServer,
    private readonly presence: PresenceRepository,
  ) {}

  /** From when the live channel is open: a command, which runs without, has no sockets to count. */
  begin(): void {
    this.heartbeat = setInterval(() => void this.beat(), (PRESENCE_SECONDS * 1000) / 3).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  async connected(userId: string, socketId: string): Promise<void> {
    if ((await this.presence.addSocket(userId, socketId)) === 1) this.emitPresence(userId, true);
  }

  async disconnected(userId: string, socketId: string): Promise<void> {
    await this.presence.removeSocket(userId, socketId);
    setTimeout(() => void this.emitIfGone(userId), GONE_AFTER_MS).unref();
  }

  /** One person at a time per socket: the one whose conversation is open. Null stops it. */
  async watch(socket: LiveSocket, userId: string | null): Promise<void> {
    for (const room of socket.rooms) if (isPresenceRoom(room)) await socket.leave(room);
    if (userId === null) return;
    await socket.join(presenceRoomOf(userId));
    socket.emit('presence', { user_id: userId, is_online: await this.presence.isOnline(userId) });
  }

  /** The two see nothing of each other any more. */
  part(userId: string, otherId: string): void {
    for (const [viewer, seen] of [
      [userId, otherId],
      [otherId, userId],
    ] as const) {
      this.server.io.to(liveRoomOf(viewer)).emit('presence', { user_id: seen, is_online: false });
      this.server.io.in(liveRoomOf(viewer)).socketsLeave(presenceRoomOf(seen));
    }
  }

  /** No user sees this person any more, who sees no user either. */
  async hide(userId: string): Promise<void> {
    this.emitPresence(userId, false);
    this.server.io.in(presenceRoomOf(userId)).socketsLeave(presenceRoomOf(userId));
    for (const socket of await this.server.io.in(liveRoomOf(userId)).fetchSockets())
      for (const room of [...socket.rooms].filter(isPresenceRoom)) {
        socket.leave(room);
        socket.emit('presence', { user_id: watchedIn(room), is_online: false });
      }
  }

  private emitPresence(userId: string, isOnline: boolean): void {
    this.server.io.to(presenceRoomOf(userId)).emit('presence', { user_id: userId, is_online: isOnline });
  }

  private async emitIfGone(userId: string): Promise<void> {
    if (!(await this.presence.isOnline(userId))) this.emitPresence(userId, false);
  }

  /** Keeps this replica's sockets counted, and notices people whose replica died without a word. */
  private async beat(): Promise<void> {
    const { sockets, adapter } = this.server.io.sockets;
    const own = [...sockets.values()].flatMap(({ id, data: { userId } }) => (userId ? [{ userId, socketId: id }] : []));
    await this.presence.keepSockets(own);
    const watched = [...adapter.rooms.keys()].filter(isPresenceRoom);
    for (const room of watched) {
      const userId = watchedIn(room);
      const isOnline = await this.presence.isOnline(userId);
      if (this.told.get(userId) !== isOnline)
        this.server.io.local.to(room).emit('presence', { user_id: userId, is_online: isOnline });
      this.told.set(userId, isOnline);
    }
    for (const userId of [...this.told.keys()]) if (!watched.includes(presenceRoomOf(userId))) this.told.delete(userId);
  }
}
