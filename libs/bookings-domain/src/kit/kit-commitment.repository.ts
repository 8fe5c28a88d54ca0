import type { HiredKit } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { OfferEntity } from '../offers/offer.entity.js';

/** Of what too few are free. */
interface MissingKit {
  name: string;
  /** Its owner has fewer now than were hired, whatever is out. */
  isGone: boolean;
}

type Hiring = Pick<OfferEntity, 'freelancerId' | 'callIds' | 'terms'>;

/** Which pieces of kit are out with which booking, and when. */
@Injectable()
export class KitCommitmentRepository {
  constructor(private readonly database: Database) {}

  /** Free pieces of each, from the first call to the end of the last. The first item of which too few are free; its owner must be held. */
  async takeKit(bookingId: string, { freelancerId, callIds, terms }: Hiring): Promise<MissingKit | null> {
    for (const item of terms.kit ?? []) {
      const taken = await this.database.query(
        `INSERT INTO bookings.kit_commitments (id, booking_id, item_id, unit, of_count, during, state)
         SELECT gen_random_uuid(), $5, $2::text::uuid, f.unit, f.owned, f.during, 'confirmed' FROM (${freeUnits}) f
         RETURNING unit`,
        [freelancerId, item.item_id, callIds, item.count, bookingId],
      );
      if (taken.length < item.count) return { name: item.name, isGone: await this.isGone(freelancerId, item) };
    }
    return null;
  }

  private async isGone(freelancerId: string, { item_id, count }: HiredKit): Promise<boolean> {
    const owned = await this.database.query(`SELECT FROM (${ownedOf}) owned WHERE owned.count >= $3`, [
      freelancerId,
      item_id,
      count,
    ]);
    return owned.length === 0;
  }

  /** Whether `take` would find too few. */
  async isTaken({ freelancerId, callIds, terms }: Hiring): Promise<boolean> {
    for (const item of terms.kit ?? []) {
      const free = await this.database.query(freeUnits, [freelancerId, item.item_id, callIds, item.count]);
      if (free.length < item.count) return true;
    }
    return false;
  }
}

/** How many of the item $2 its owner $1 has now. */
const ownedOf = `SELECT (item ->> 'count')::integer AS count
  FROM bookings.people_kit p, jsonb_array_elements(p.items) item WHERE p.user_id = $1 AND item ->> 'id' = $2::text`;

/** Up to $4 pieces of the item $2, of as many as its owner $1 has now, while the calls $3 last. */
const freeUnits = `
  SELECT unit, owned.count AS owned, span.during
  FROM (SELECT tstzrange(min(lower(during)), max(upper(during))) AS during
        FROM bookings.calls WHERE id = ANY($3::uuid[]) AND removed_at IS NULL) span,
    (${ownedOf}) owned,
    generate_series(1, owned.count) AS units(unit)
  WHERE NOT EXISTS (SELECT FROM bookings.kit_commitments k WHERE k.item_id = $2::text::uuid AND k.unit = units.unit
    AND k.state = 'confirmed' AND k.during && span.during)
  ORDER BY unit LIMIT $4`;
