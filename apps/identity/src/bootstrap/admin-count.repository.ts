import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Any number that nothing else in this database locks. */
const FIRST_ADMIN = 7_300_241;

@Injectable()
export class AdminCountRepository {
  constructor(private readonly database: Database) {}

  /** One at a time until the transaction ends: a row that does not exist yet cannot be locked. */
  async lockAdmins(): Promise<void> {
    await this.database.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN]);
  }

  async isAnyThere(): Promise<boolean> {
    const rows = await this.database.query(`SELECT 1 FROM users WHERE role = 'admin' AND deleted_at IS NULL LIMIT 1`);
    return rows.length > 0;
  }
}
