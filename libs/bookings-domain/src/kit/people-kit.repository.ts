import type { OwnedKit } from '@crewcall/contracts-bookings';
import { Database, Projection } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What this service keeps of the kit that identity's people own. */
@Injectable()
export class PeopleKitRepository extends Projection {
  constructor(database: Database) {
    super(database, { table: 'bookings.people_kit', key: 'user_id', deletedAt: 'deleted_at' });
  }

  /** With what is hidden. */
  async kitOf(userId: string): Promise<OwnedKit[]> {
    return (await this.kitOfMany([userId])).get(userId) ?? [];
  }

  async kitOfMany(userIds: readonly string[]): Promise<Map<string, OwnedKit[]>> {
    const rows = await this.database.query<{ user_id: string; items: OwnedKit[] }>(
      'SELECT user_id, items FROM bookings.people_kit WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
    return new Map(rows.map(({ user_id, items }) => [user_id, items]));
  }

  /** What a company may see in an offer: all that is shown, and of who applied to it what is hidden too. */
  async kitShownTo(companyId: string, userIds: readonly string[]): Promise<Map<string, OwnedKit[]>> {
    const owned = await this.kitOfMany(userIds);
    const applied = await this.database.query<{ freelancer_id: string }>(
      `SELECT DISTINCT freelancer_id FROM applications
       WHERE freelancer_id = ANY($1::uuid[]) AND recruiter_id = $2 AND invited_at IS NULL`,
      [userIds, companyId],
    );
    for (const { freelancer_id } of applied) {
      const items = owned.get(freelancer_id) ?? [];
      owned.set(
        freelancer_id,
        items.map((item) => ({ ...item, shared: true })),
      );
    }
    return owned;
  }

  async saveKit(userId: string, version: number, items: readonly OwnedKit[]): Promise<void> {
    await this.saveNewer(userId, version, { items: JSON.stringify(items) });
  }

  async forgetKit(userId: string): Promise<void> {
    await this.markDeleted(userId, { items: '[]' });
  }
}
