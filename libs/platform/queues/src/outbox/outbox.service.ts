import { Injectable } from '@nestjs/common';
import { Database, newId, type Statement, Transactions } from '@crewcall/platform-database';
import { RequestContext } from '@crewcall/platform-observability';

export interface OutboxMessage {
  queue: string;
  name: string;
  /** Must carry `request_id`, so that the logs of both ends can be read together. */
  payload: { request_id: string; actor_id: string | null };
  options?: OutboxOptions;
}

export interface OutboxOptions {
  delayMs?: number;
  /** While a message with this key waits, another with it is not added. */
  key?: string;
  /** What it is part of; the outbox adds it where that is traced. */
  traceparent?: string;
}

export interface OutboxRow extends Required<OutboxMessage> {
  id: string;
}

/** Messages on their way to a queue, kept in the database until the relay has brought them there. */
@Injectable()
export class Outbox {
  /** By transaction: what it will have written. */
  private readonly pending = new WeakMap<object, OutboxMessage[]>();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Written at the end of the ambient transaction (or in one of its own): rolled back with it, never sent before it commits. */
  async add(messages: OutboxMessage[]): Promise<void> {
    if (messages.length) await this.transactions.run(() => Promise.resolve(this.keep(messages.map(withTrace))));
  }

  private keep(messages: OutboxMessage[]): void {
    const transaction = this.transactions.manager;
    const pending = this.pending.get(transaction);
    if (pending) return void pending.push(...messages);
    const added = [...messages];
    this.pending.set(transaction, added);
    this.transactions.endWith(() => inserting(added));
  }

  /** Locks the oldest rows for this transaction; those another relay holds are passed over. */
  take(limit: number): Promise<OutboxRow[]> {
    return this.database.prepared<OutboxRow>(
      'SELECT id, queue, name, payload, options FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED',
      [limit],
    );
  }

  async remove(ids: string[]): Promise<void> {
    await this.database.prepared('DELETE FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
  }
}

function withTrace(message: OutboxMessage): OutboxMessage {
  const traceparent = RequestContext.traceparent();
  return traceparent ? { ...message, options: { ...message.options, traceparent } } : message;
}

function inserting(messages: OutboxMessage[]): Statement {
  return {
    sql: `INSERT INTO outbox (id, queue, name, payload, options)
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::jsonb[])`,
    parameters: [
      messages.map(() => newId()),
      messages.map(({ queue }) => queue),
      messages.map(({ name }) => name),
      messages.map(({ payload }) => JSON.stringify(payload)),
      messages.map(({ options = {} }) => JSON.stringify(options)),
    ],
  };
}
