import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What the newest jobs are called says which words there are. */
const JOBS_READ = 20_000;
const WORDS_KEPT = 20_000;

@Injectable()
export class JobWordsRepository {
  constructor(private readonly database: Database) {}

  /** The words of titles, skills and places of what is listed, in lower case, with how often each is said. */
  async findFrequencies(shortest: number): Promise<Map<string, number>> {
    const rows = await this.database.query<{ word: string; times: number }>(
      `SELECT word, count(*)::integer AS times
       FROM (
         SELECT search_text, location_text, skills FROM jobs WHERE status <> 'closed'
         ORDER BY created_at DESC, id DESC LIMIT ${JOBS_READ}
       ) newest,
       LATERAL regexp_split_to_table(
         concat_ws(' ', split_part(search_text, E'\\n', 1), location_text, lower(array_to_string(skills, ' '))),
         '[^[:alnum:]]+'
       ) word
       WHERE length(word) >= $1 GROUP BY word ORDER BY times DESC, word LIMIT ${WORDS_KEPT}`,
      [shortest],
    );
    return new Map(rows.map(({ word, times }) => [word, times]));
  }
}
