import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class DeclineLinkRepository {
  constructor(private readonly database: Database) {}

  /** Of a person who still has the offer; the same link may be told of twice. */
  async addDeclineLink(tokenHash: string, { offerId, freelancerId, expiresAt }: MailedLink): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.decline_links (token_hash, offer_id, expires_at)
       SELECT $1, id, $4 FROM bookings.offers WHERE id = $2 AND freelancer_id = $3
       ON CONFLICT (token_hash) DO NOTHING`,
      [tokenHash, offerId, freelancerId, expiresAt],
    );
  }

  async findOffer(tokenHash: string): Promise<string | undefined> {
    const [link] = await this.database.query<{ offer_id: string }>(
      'SELECT offer_id FROM bookings.decline_links WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash],
    );
    return link?.offer_id;
  }

  /** Takes the link away. Of any number that ask at once, one receives the offer's id. */
  async takeDeclineLink(tokenHash: string): Promise<string | undefined> {
    const [link] = await this.database.query<{ offer_id: string }>(
      `WITH taken AS (DELETE FROM bookings.decline_links WHERE token_hash = $1 AND expires_at > now() RETURNING offer_id)
       SELECT offer_id FROM taken`,
      [tokenHash],
    );
    return link?.offer_id;
  }

  async removeExpired(): Promise<void> {
    await this.database.query('DELETE FROM bookings.decline_links WHERE expires_at <= now()');
  }
}

export interface MailedLink {
  offerId: string;
  freelancerId: string;
  expiresAt: string;
}
