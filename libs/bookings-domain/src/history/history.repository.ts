import type { Mover } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database, newId, Transactions, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface Step {
  offerId: string;
  /** 'offered', 'pencilled', 'confirmed' … */
  what: string;
  by: Mover;
  byId?: string | null;
  facts?: object;
}

/** Every step of an offer and of the booking it became; written with the step and never changed. */
@Injectable()
export class HistoryRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async addSteps(steps: Pick<Step, 'offerId' | 'what' | 'by'>[]): Promise<void> {
    this.transactions.require();
    await this.database.query(
      `INSERT INTO bookings.history (id, offer_id, what, by_side, at)
       SELECT id, offer_id, what, by_side, $5 FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
         AS s (id, offer_id, what, by_side)`,
      [
        steps.map(() => newId()),
        steps.map(({ offerId }) => offerId),
        steps.map(({ what }) => what),
        steps.map(({ by }) => by),
        this.clock.now(),
      ],
    );
  }

  async hasStep({ offerId, what }: Pick<Step, 'offerId' | 'what'>): Promise<boolean> {
    const found = await this.database.query(
      'SELECT 1 FROM bookings.history WHERE offer_id = $1 AND what = $2 LIMIT 1',
      [offerId, what],
    );
    return found.length > 0;
  }

  /** Whether one of these was asked for a yes by the ladder itself, and not by hand. */
  async isAskedByItself(offerIds: readonly string[]): Promise<boolean> {
    const found = await this.database.query(
      `SELECT 1 FROM bookings.history
       WHERE offer_id = ANY($1::uuid[]) AND what = 'asked_to_confirm' AND by_side = 'system' LIMIT 1`,
      [offerIds],
    );
    return found.length > 0;
  }

  async addStep(step: Step): Promise<void> {
    await this.database.inOrder(this.addingStep(step));
  }

  /** The same, to be written with what else is. */
  addingStep({ offerId, what, by, byId = null, facts = {} }: Step): PreparedQuery<void> {
    this.transactions.require();
    return writeQuery(
      'INSERT INTO bookings.history (id, offer_id, what, by_side, by_id, facts, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [newId(), offerId, what, by, byId, JSON.stringify(facts), this.clock.now()],
    );
  }
}
