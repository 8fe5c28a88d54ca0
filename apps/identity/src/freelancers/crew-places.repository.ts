import { Database } from '@crewcall/platform-database';
import type { TownPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';

/** Where listed crew are. */
@Injectable()
export class CrewPlacesRepository {
  constructor(private readonly database: Database) {}

  /** Locations that were written since they were last looked up, in small letters, each text once. */
  async findUnplaced(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ text: string }>(
      `SELECT DISTINCT location_text AS text FROM crew_entries WHERE placed_as IS DISTINCT FROM location_text LIMIT $1`,
      [limit],
    );
    return rows.map(({ text }) => text);
  }

  /** A text without a point is looked up no more. */
  async placeCrew(texts: readonly string[], points: readonly (TownPoint | null)[]): Promise<void> {
    await this.database.query(
      `UPDATE crew_entries SET lat = p.lat, lon = p.lon, placed_as = p.text
       FROM unnest($1::text[], $2::double precision[], $3::double precision[]) AS p (text, lat, lon)
       WHERE location_text = p.text AND placed_as IS DISTINCT FROM location_text`,
      [texts, points.map((point) => point?.lat ?? null), points.map((point) => point?.lon ?? null)],
    );
  }

  /** Of these people, those whose town is known. */
  async pointsOf(userIds: readonly string[]): Promise<Map<string, TownPoint>> {
    const rows = await this.database.query<TownPoint & { user_id: string }>(
      `SELECT user_id, lat, lon FROM crew_entries WHERE user_id = ANY($1::uuid[]) AND lat IS NOT NULL`,
      [userIds],
    );
    return new Map(rows.map(({ user_id, lat, lon }) => [user_id, { lat, lon }]));
  }
}
