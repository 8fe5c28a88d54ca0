import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { CrewText } from './crew-text.rules.js';

/** Writes the rows that the directory is read from. */
@Injectable()
export class CrewEntryRepository {
  constructor(private readonly database: Database) {}

  /** Writes nothing that is there already, so that no count is forgotten for it. */
  async put(userId: string, { searchText, skillsText, locationText }: CrewText): Promise<void> {
    await this.database.query(
      `INSERT INTO crew_entries AS e (user_id, rating_score, search_text, skills_text, location_text)
       SELECT user_id, rating_score, $2, $3, $4 FROM freelancer_profiles WHERE user_id = $1
       ON CONFLICT (user_id) DO UPDATE
       SET rating_score = excluded.rating_score, search_text = $2, skills_text = $3, location_text = $4
       WHERE (e.rating_score, e.search_text, e.skills_text, e.location_text)
         IS DISTINCT FROM (excluded.rating_score, excluded.search_text, excluded.skills_text, excluded.location_text)`,
      [userId, searchText, skillsText, locationText],
    );
  }

  async remove(userId: string): Promise<void> {
    await this.database.query('DELETE FROM crew_entries WHERE user_id = $1', [userId]);
  }
}
