import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface PendingDecision {
  applicationId: string;
  move: 'shortlist' | 'reject';
  message: string | null;
  /** Of the application when it was decided: moved on since, the decision is void. */
  applicationVersion: number;
  dueAt: Date;
}

interface Row {
  move: PendingDecision['move'];
  message: string | null;
  application_version: number;
  due_at: Date;
}

/** What a company decided and can still take back: the person is told when it is due. */
@Injectable()
export class PendingDecisionRepository {
  constructor(private readonly database: Database) {}

  /** In place of one that waits already. */
  async setPendingDecision({
    applicationId,
    move,
    message,
    applicationVersion,
    dueAt,
  }: PendingDecision): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.pending_decisions (application_id, move, message, application_version, due_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (application_id) DO UPDATE SET move = EXCLUDED.move,
         message = EXCLUDED.message, application_version = EXCLUDED.application_version, due_at = EXCLUDED.due_at`,
      [applicationId, move, message, applicationVersion, dueAt],
    );
  }

  findPendingDecision(applicationId: string): Promise<PendingDecision | null> {
    return this.read(applicationId, '');
  }

  /** Held until the transaction ends. */
  lockPendingDecision(applicationId: string): Promise<PendingDecision | null> {
    return this.read(applicationId, 'FOR UPDATE');
  }

  private async read(applicationId: string, held: '' | 'FOR UPDATE'): Promise<PendingDecision | null> {
    const [row] = await this.database.query<Row>(
      `SELECT move, message, application_version, due_at FROM bookings.pending_decisions
       WHERE application_id = $1 ${held}`,
      [applicationId],
    );
    if (!row) return null;
    const { move, message, application_version: applicationVersion, due_at: dueAt } = row;
    return { applicationId, move, message, applicationVersion, dueAt };
  }

  async removePendingDecision(applicationId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.pending_decisions WHERE application_id = $1', [applicationId]);
  }

  /** Of an application whose person is asked for the job after all; a shortlisting goes on. */
  async removeNo(applicationId: string): Promise<void> {
    const sql = `DELETE FROM bookings.pending_decisions WHERE application_id = $1 AND move = 'reject'`;
    await this.database.query(sql, [applicationId]);
  }
}
