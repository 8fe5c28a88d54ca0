import type { ExternalProvider } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Which accounts at providers belong to which person here. */
@Injectable()
export class ExternalIdentityRepository {
  constructor(private readonly database: Database) {}

  async findUserId(provider: ExternalProvider, subject: string): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM external_identities WHERE provider = $1 AND subject = $2',
      [provider, subject],
    );
    return row?.user_id ?? null;
  }

  /** False when this person has another account of the provider already, or the account is another user's. */
  async linkIdentity(provider: ExternalProvider, subject: string, userId: string): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO external_identities (provider, subject, user_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING provider`,
      [provider, subject, userId],
    );
    return rows.length > 0;
  }

  async providersOf(userId: string): Promise<ExternalProvider[]> {
    const rows = await this.database.query<{ provider: ExternalProvider }>(
      'SELECT provider FROM external_identities WHERE user_id = $1 ORDER BY provider',
      [userId],
    );
    return rows.map(({ provider }) => provider);
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM external_identities WHERE user_id = $1', [userId]);
  }
}
