import type { SheetFields } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TypedFields {
  ofJob: SheetFields;
  ofCall: SheetFields;
}

/** What a company typed for all calls of a job, and for single ones. */
@Injectable()
export class SheetFieldsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findSheetFields(jobId: string, callId: string): Promise<TypedFields> {
    const rows = await this.database.query<{ call_id: string | null; fields: SheetFields }>(
      'SELECT call_id, fields FROM bookings.sheet_fields WHERE job_id = $1 AND (call_id IS NULL OR call_id = $2)',
      [jobId, callId],
    );
    const of = (id: string | null): SheetFields => rows.find(({ call_id }) => call_id === id)?.fields ?? {};
    return { ofJob: of(null), ofCall: of(callId) };
  }

  /** Without a call: for all of the job. */
  async saveSheetFields(jobId: string, callId: string | null, fields: SheetFields): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.sheet_fields (id, job_id, call_id, fields, updated_at) VALUES ($1, $2, $3, $4::jsonb, $5)
       ON CONFLICT (job_id, call_id) DO UPDATE SET fields = $4::jsonb, updated_at = $5`,
      [newId(), jobId, callId, JSON.stringify(fields), this.clock.now()],
    );
  }
}
