import { LIVE_REPLAY_MAX, type LiveEventName, type LiveMarks, type LivePayloads } from '@crewcall/contracts-core';
import type { LiveMemory } from './live-memory';

export interface LiveArrival<E extends LiveEventName = LiveEventName> {
  event: E;
  payload: LivePayloads[E] & LiveMarks;
  /** When it happened, of an event that was missed and asked for. */
  at?: string;
}

export interface MissedEvent extends LiveArrival {
  seq: number;
}

export interface LiveInboxParts {
  memory: LiveMemory;
  /** Everything after a number, oldest first; null when it could not be learned. */
  replay: (stream: string, after: number) => Promise<MissedEvent[] | null>;
  tell: (arrival: LiveArrival) => void;
  /**
   * What was missed is unknown: the code that shows data that live events change asks for it again. `isNew`: this is the
   * first connection of a tab that has heard nothing, whose page has just come.
   */
  onUnknown: (isNew: boolean) => void;
}

/**
 * Puts live events in order: each sequence number is told once, a gap is filled by asking the service before the event
 * behind it is told, and a return asks for what was missed. Arrivals of one person are handled one after the other.
 */
export class LiveInbox {
  private turn: Promise<void> = Promise.resolve();
  private wasConnected = false;

  constructor(private readonly parts: LiveInboxParts) {}

  receive(arrival: LiveArrival): Promise<void> {
    return this.next(() => this.take(arrival));
  }

  /** After every connect: the socket alone delivers at most once, so ask what it did not. */
  catchUp(streams: readonly string[]): Promise<void> {
    return this.next(async () => {
      const isNew = !this.wasConnected && streams.every((stream) => this.parts.memory.last(stream) === null);
      this.wasConnected = true;
      const told = await Promise.all(streams.map((stream) => this.fill(stream)));
      if (told.includes(false)) this.parts.onUnknown(isNew);
    });
  }

  private async take(arrival: LiveArrival): Promise<void> {
    const { seq, stream = '' } = arrival.payload;
    if (seq === undefined) return this.parts.tell(arrival);
    const last = this.parts.memory.last(stream);
    if (last !== null && seq <= last) return;
    if (last !== null && seq > last + 1) {
      const isWhole = await this.fill(stream);
      const told = this.parts.memory.last(stream) ?? 0;
      if (!isWhole || told < seq - 1) this.parts.onUnknown(false);
      if (seq <= told) return;
    }
    this.parts.memory.remember(stream, seq);
    this.parts.tell(arrival);
  }

  /** False when it is not known what was missed. */
  private async fill(stream: string): Promise<boolean> {
    const after = this.parts.memory.last(stream);
    const missed = after === null ? null : await this.parts.replay(stream, after);
    if (!missed || after === null) return false;
    for (const { seq, ...arrival } of missed) {
      if (seq <= (this.parts.memory.last(stream) ?? 0)) continue;
      this.parts.memory.remember(stream, seq);
      this.parts.tell(arrival);
    }
    // The service keeps them for a while: where the first is not the next one, those before it are gone.
    return missed.length < LIVE_REPLAY_MAX && (missed[0]?.seq ?? after + 1) === after + 1;
  }

  private next(work: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(work, work);
    return this.turn;
  }
}
