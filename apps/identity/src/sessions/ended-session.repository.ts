import { REVOCATION_LIFE_SECONDS, type Revocation } from '@crewcall/platform-auth';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Sessions that ended while a token of theirs may still be in time. */
@Injectable()
export class EndedSessionRepository {
  constructor(private readonly database: Database) {}

  async addEndedSessions(ids: string[]): Promise<void> {
    await this.database.query(
      'INSERT INTO ended_sessions (session_id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING',
      [ids],
    );
  }

  /** In the order of their ids, from the one after `after`. */
  listEndedSessions({ after = NO_SESSION, limit }: { after?: string; limit: number }): Promise<Revocation[]> {
    return this.database.query<Revocation>(
      `SELECT 'session' AS kind, session_id AS id, floor(extract(epoch FROM ended_at))::float8 AS at
       FROM ended_sessions WHERE session_id > $1 AND ended_at > now() - make_interval(secs => $2)
       ORDER BY session_id LIMIT $3`,
      [after, REVOCATION_LIFE_SECONDS, limit],
    );
  }

  async removeOld(): Promise<void> {
    await this.database.query('DELETE FROM ended_sessions WHERE ended_at < now() - make_interval(secs => $1)', [
      REVOCATION_LIFE_SECONDS,
    ]);
  }
}
