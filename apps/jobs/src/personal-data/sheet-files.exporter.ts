import { sheetFileLimits } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import {
  type ExportedFile,
  ExportsPersonalData,
  inPages,
  type PersonalDataExporter,
} from '@crewcall/platform-personal-data';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { sheetFileBuckets } from '../call-sheets/sheet-file-buckets.js';

interface Row {
  id: string;
  name: string;
  size: number;
}

/** Files that a company attached to the sheets of its calls. */
@ExportsPersonalData()
@Injectable()
export class SheetFilesExporter implements PersonalDataExporter {
  readonly name = 'call-sheet-files';

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  records(userId: string): AsyncIterable<object> {
    return this.rowsOf(userId, `f.state IN ('opened', 'scanning', 'safe', 'blocked')`);
  }

  async *files(userId: string): AsyncGenerator<ExportedFile> {
    for await (const { id, name, size } of this.rowsOf(userId, `f.state = 'safe'`))
      yield { name, size, read: () => this.storage.read(sheetFileBuckets.safe, id, sheetFileLimits.bytes) };
  }

  private rowsOf(userId: string, which: string): AsyncGenerator<Row> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT f.id, c.starts_on, f.name, f.type, f.size, f.state, f.created_at, f.removed_at
         FROM bookings.sheet_files f JOIN bookings.calls c ON c.id = f.call_id JOIN jobs j ON j.id = c.job_id
         WHERE j.recruiter_id = $1 AND ${which} AND ($2::uuid IS NULL OR f.id > $2) ORDER BY f.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
