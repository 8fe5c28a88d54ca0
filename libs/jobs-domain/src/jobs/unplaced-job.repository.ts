import { Database } from '@crewcall/platform-database';
import type { TownPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';

/** Jobs whose place was written since it was last looked up. */
@Injectable()
export class UnplacedJobRepository {
  constructor(private readonly database: Database) {}

  /** What they say of it, in small letters, each text once. */
  async findTexts(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ text: string }>(
      `SELECT DISTINCT location_text AS text FROM jobs WHERE status <> 'closed' AND placed_as IS DISTINCT FROM location_text
       LIMIT $1`,
      [limit],
    );
    return rows.map(({ text }) => text);
  }

  /** A text without a point is looked up no more. */
  async placeJobs(texts: readonly string[], points: readonly (TownPoint | null)[]): Promise<void> {
    await this.database.query(
      `UPDATE jobs SET lat = p.lat, lon = p.lon, placed_as = p.text
       FROM unnest($1::text[], $2::double precision[], $3::double precision[]) AS p (text, lat, lon)
       WHERE location_text = p.text AND status <> 'closed' AND placed_as IS DISTINCT FROM location_text`,
      [texts, points.map((point) => point?.lat ?? null), points.map((point) => point?.lon ?? null)],
    );
  }
}
