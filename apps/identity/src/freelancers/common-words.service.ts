import { Database } from '@crewcall/platform-database';
import { Injectable, Logger } from '@nestjs/common';

const READ_EVERY_MS = 10 * 60_000;
const SAMPLE = 500;
/** Of the sample; the index gains nothing from a word that so many have. */
const COMMON = SAMPLE / 10;
/** The index knows no shorter ones. */
const SHORTEST = 3;

/**
 * Words that many people of the directory have, by a sample that is read now and then. Looking one of them up in the
 * search index costs as much as there are people, also where another word of the search is said of a single one.
 */
@Injectable()
export class CommonWords {
  private readonly logger = new Logger(CommonWords.name);
  private words: ReadonlySet<string> = new Set();
  private readAt = 0;

  constructor(private readonly database: Database) {}

  /** Words that narrow the search by themselves; none when nothing is gained by asking for them alone. No request waits for the sample. */
  rareAmong(search: string): string[] {
    if (Date.now() - this.readAt > READ_EVERY_MS) {
      this.readAt = Date.now();
      this.read().catch((error: unknown) => this.logger.warn(error));
    }
    const words = search.split(/\s+/);
    if (!words.some((word) => this.words.has(word))) return [];
    return words.filter((word) => word.length >= SHORTEST && !this.words.has(word));
  }

  async read(): Promise<void> {
    const rows = await this.database.query<{ word: string }>(
      `SELECT word FROM (
         SELECT DISTINCT user_id, word FROM (
           SELECT user_id, search_text FROM crew_entries ORDER BY rating_score DESC, user_id LIMIT ${SAMPLE}
         ) best, regexp_split_to_table(search_text, '\\s+') word
       ) said GROUP BY word HAVING count(*) > ${COMMON}`,
    );
    this.words = new Set(rows.map(({ word }) => word));
  }
}
