import type { BoardCard } from '@crewcall/contracts-bookings';
import { APPLYING_TEAM } from '../applications/applying-team.js';
import { CHOSEN } from '../applications/chosen-part.js';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

type Details = Pick<BoardCard, 'answers' | 'chosen' | 'team'>;

/** What is long, and neither sorts nor filters: looked up for the cards that are shown, not for all applicants. */
@Injectable()
export class CardDetailsRepository {
  constructor(private readonly database: Database) {}

  async fillCards(cards: readonly BoardCard[]): Promise<void> {
    const rows = await this.database.prepared<Details & { id: string }>(
      `SELECT a.id, a.answers, ${CHOSEN} AS chosen, ${APPLYING_TEAM} AS team FROM applications a WHERE a.id = ANY($1::uuid[])`,
      [cards.map(({ application_id }) => application_id)],
    );
    const details = new Map(rows.map(({ id, ...rest }) => [id, rest]));
    for (const card of cards) Object.assign(card, details.get(card.application_id));
  }
}
