import { Database } from '@crewcall/platform-database';
import type { TownPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import type { CrewText } from './crew-text.rules.js';

const excluded = (columns: string): string => columns.replace(/\w+/g, 'excluded.$&');

/** Writes the rows that the directory is read from. */
@Injectable()
export class CrewEntryRepository {
  constructor(private readonly database: Database) {}

  /** Writes nothing that is there already, so that no count is forgotten for it. A point that is not known is found later. */
  async putCrewEntry(
    userId: string,
    { searchText, skillsText, locationText }: CrewText,
    point: TownPoint | null | undefined,
  ): Promise<void> {
    const columns = 'rating_score, search_text, skills_text, location_text, lat, lon, placed_as';
    await this.database.query(
      `INSERT INTO crew_entries AS e (user_id, ${columns})
       SELECT user_id, rating_score, $2, $3, $4, $5::double precision, $6::double precision, $7 FROM freelancer_profiles WHERE user_id = $1
       ON CONFLICT (user_id) DO UPDATE SET (${columns}) = ROW (${excluded(columns)})
       WHERE (${columns.replace(/\w+/g, 'e.$&')}) IS DISTINCT FROM (${excluded(columns)})`,
      [userId, searchText, skillsText, locationText, point?.lat, point?.lon, point === undefined ? null : locationText],
    );
  }

  async removeCrewEntry(userId: string): Promise<void> {
    await this.database.query('DELETE FROM crew_entries WHERE user_id = $1', [userId]);
  }
}
