import {
  type ClientToServerEvents,
  LIVE_RECONNECT,
  LIVE_REPLAY_MAX,
  type LiveRecord,
  type ServerToClientEvents,
} from '@crewcall/contracts-core';
import { messageRoutes } from '@crewcall/contracts-messaging';
import type { Member } from '@crewcall/tools-seed';
import { io, type Socket } from 'socket.io-client';
import { send } from '../load/client.js';

/** A tab of one person: it comes back by itself, and asks for what it missed, as the web app does. */
export class Listener {
  /** Ids of messages that it was told of, each as often as that happened. */
  readonly heard = new Map<string, number>();
  /** How long it was away each time, in milliseconds. */
  readonly absences: number[] = [];
  private readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  private readonly seen = new Set<number>();
  private lostAt: number | null = null;
  private isIn = false;

  constructor(
    private readonly origin: string,
    readonly person: Member,
  ) {
    this.socket = io(origin, {
      path: '/ws',
      transports: ['websocket'],
      auth: { token: person.token },
      query: { uid: person.id },
      reconnectionDelay: LIVE_RECONNECT.firstMs,
      reconnectionDelayMax: LIVE_RECONNECT.mostMs,
      forceNew: true,
    });
    this.socket.on('connect', () => this.socket.emit('authenticate', { userId: person.id }, () => this.welcome()));
    this.socket.on('disconnect', () => {
      this.isIn = false;
      this.lostAt = Date.now();
    });
    this.socket.on('new_message', ({ message, seq }) => this.take(message.id, seq ?? 0));
  }

  get isListening(): boolean {
    return this.isIn;
  }

  /** Everything after what was seen without a gap, as often as it takes. */
  async catchUp(): Promise<void> {
    for (let after = this.lastWithoutGap(); ;) {
      const path = `${messageRoutes.live}?after=${after}`;
      const { status, body } = await send(this.origin, { method: 'GET', path, token: this.person.token });
      if (status !== 200) return;
      const records = body as LiveRecord[];
      for (const record of records) {
        if (record.event === 'new_message') this.take(record.payload.message.id, record.seq);
        else this.seen.add(record.seq);
      }
      after = records.at(-1)?.seq ?? after;
      if (records.length < LIVE_REPLAY_MAX) return;
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  private welcome(): void {
    this.isIn = true;
    if (this.lostAt !== null) this.absences.push(Date.now() - this.lostAt);
    this.lostAt = null;
    void this.catchUp();
  }

  private take(messageId: string, seq: number): void {
    if (this.seen.has(seq)) return;
    this.seen.add(seq);
    this.heard.set(messageId, (this.heard.get(messageId) ?? 0) + 1);
  }

  private lastWithoutGap(): number {
    let last = 0;
    while (this.seen.has(last + 1)) last += 1;
    return last;
  }
}
