import { Inject, Injectable } from '@nestjs/common';
import type { LiveEventName, LivePayloads } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { LiveChannel } from './live-channel.service.js';
import { appending, type FirstRow, type LiveEvent } from './append-live-events.js';

/** Token: the name under which this service numbers its live events. */
export const LIVE_STREAM = Symbol('LIVE_STREAM');

export interface LiveTarget {
  /** Stored with the ambient transaction (or in one of its own), pushed once that is committed. */
  emit<E extends LiveEventName>(event: E, payload: LivePayloads[E]): Promise<void>;
}

type Pending = Map<string, LiveEvent[]>;

/** Tells people what happened while they look. What they miss is replayed from the table when they come back. */
@Injectable()
export class Live {
  /** By transaction: what it will tell, to whom. */
  private readonly pending = new WeakMap<object, Pending>();

  constructor(
    private readonly transactions: Transactions,
    private readonly channel: LiveChannel,
    @Inject(LIVE_STREAM) private readonly stream: string,
  ) {}

  to(userId: string): LiveTarget {
    return {
      emit: (event, payload) =>
        this.transactions.run(() => Promise.resolve(this.keep(userId, { event, payload } as LiveEvent))),
    };
  }

  /** All who look at the job learn that its places moved, once the ambient transaction is committed. */
  notifyWatchers(jobId: string): Promise<void> {
    return this.transactions.run(() =>
      Promise.resolve(this.transactions.afterCommit(() => this.channel.pushToWatchers(jobId))),
    );
  }

  private keep(userId: string, event: LiveEvent): void {
    const transaction = this.transactions.manager;
    let pending = this.pending.get(transaction);
    if (!pending) {
      const added: Pending = new Map();
      this.pending.set(transaction, (pending = added));
      this.send(added);
    }
    pending.set(userId, [...(pending.get(userId) ?? []), event]);
  }

  /** Stored last in the transaction, so that counters are locked briefly, and pushed once that is committed. */
  private send(pending: Pending): void {
    let firsts = new Map<string, number>();
    this.transactions.endWith<FirstRow>(() => appending(pending), {
      onRows: (rows) => (firsts = new Map(rows.map(({ user_id, first }) => [user_id, Number(first)]))),
    });
    this.transactions.afterCommit(() => {
      for (const [userId, events] of pending) {
        const first = firsts.get(userId) ?? 0;
        events.forEach((event, index) => this.channel.push(userId, event, { seq: first + index, stream: this.stream }));
      }
    });
  }
}
