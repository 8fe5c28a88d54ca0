import { callSheetRoutes } from '@crewcall/contracts-bookings';
import type { Member } from '@crewcall/tools-seed';
import { rowsOf } from '../counting/rows.js';
import { read } from '../load/client.js';
import type { Product } from '../product/product.js';
import type { Market } from './market.js';

const SENT = `SELECT count(DISTINCT s.id)::integer AS versions, count(*)::integer AS receipts,
    count(DISTINCT t.freelancer_id)::integer AS people
  FROM bookings.call_sheets s LEFT JOIN bookings.sheet_receipts t ON t.sheet_id = s.id WHERE s.call_id = $1`;

/** A call with people booked on it, whose sheet is not published yet. */
export interface Unpublished {
  company: Member;
  callId: string;
  people: readonly Member[];
}

/** Call sheets that a company publishes. */
export class Publications {
  constructor(
    private readonly product: Product,
    private readonly market: Market,
  ) {}

  async prepare(company: Member, people: readonly Member[], day: number): Promise<Unpublished> {
    const role = await this.market.role(company, day, { positions: people.length });
    for (const person of people)
      await this.market.insist(person, await this.market.offer(company, role, person, 'booking'), 'accept');
    const [callId] = role.call_ids;
    if (!callId) throw new Error('The role has no call');
    return { company, callId, people };
  }

  async publish({ company, callId }: Unpublished): Promise<void> {
    const path = callSheetRoutes.publishSheet(callId);
    await this.market.make({ method: 'POST', path, token: company.token, body: {} });
  }

  /** @throws Error unless there is one version, and everyone booked has it once */
  async settle({ callId, people }: Unpublished, killed: string): Promise<void> {
    const [found] = await rowsOf(this.product.databaseUrlOf('jobs'), SENT, [callId]);
    const wanted = { versions: 1, receipts: people.length, people: people.length };
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${killed}: ${JSON.stringify(found)}`);
    for (const { token } of people) await read(this.product.origin, token, callSheetRoutes.sheet(callId));
  }
}
