import type { DataExportStatus } from '@crewcall/contracts-identity';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { copyKeyOf } from './data-export.rules.js';

export interface DataExportRow {
  id: string;
  user_id: string;
  status: DataExportStatus;
  /** Services that have not stored their part yet. */
  waiting_for: string[];
  /** Keys in the bucket of exports. */
  objects: string[];
  left_out: number;
  /** Postgres hands over a bigint as text. */
  size: string | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}

@Injectable()
export class DataExportRepository {
  constructor(private readonly database: Database) {}

  async addDataExport(userId: string, waitingFor: readonly string[], days: number): Promise<DataExportRow> {
    const [row] = await this.database.query<DataExportRow>(
      `INSERT INTO data_exports (id, user_id, status, waiting_for, expires_at)
       VALUES ($1, $2, 'gathering', $3, now() + make_interval(days => $4)) RETURNING *`,
      [newId(), userId, waitingFor, days],
    );
    return row as DataExportRow;
  }

  async newestDataExportOf(userId: string): Promise<DataExportRow | null> {
    const [row] = await this.database.query<DataExportRow>(
      'SELECT * FROM data_exports WHERE user_id = $1 AND expires_at > now() ORDER BY requested_at DESC LIMIT 1',
      [userId],
    );
    return row ?? null;
  }

  async findDataExport(id: string): Promise<DataExportRow | null> {
    const [row] = await this.database.query<DataExportRow>('SELECT * FROM data_exports WHERE id = $1', [id]);
    return row ?? null;
  }

  /** Notes a part that was stored; answers what is still missing, null when the copy is no longer wanted. */
  async addPart(id: string, service: string, objects: string[], leftOut: number): Promise<string[] | null> {
    const [row] = await this.database.query<{ waiting_for: string[] }>(
      `WITH noted AS (
         UPDATE data_exports SET waiting_for = array_remove(waiting_for, $2), objects = objects || $3::text[],
           left_out = left_out + $4
         WHERE id = $1 AND status = 'gathering' AND $2 = ANY (waiting_for) RETURNING waiting_for
       ) SELECT * FROM noted`,
      [id, service, objects, leftOut],
    );
    return row?.waiting_for ?? null;
  }

  async finishDataExport(id: string, size: number): Promise<void> {
    await this.database.query(
      `UPDATE data_exports SET status = 'ready', size = $2, ready_at = now(), objects = '{}'
       WHERE id = $1 AND status = 'gathering'`,
      [id, size],
    );
  }

  /** Takes the expired ones out; answers the objects they leave behind. */
  async removeExpired(): Promise<string[]> {
    const rows = await this.database.query<DataExportRow>(
      'WITH gone AS (DELETE FROM data_exports WHERE expires_at < now() RETURNING id, objects) SELECT * FROM gone',
    );
    return rows.flatMap(({ id, objects }) => [...objects, copyKeyOf(id)]);
  }
}
