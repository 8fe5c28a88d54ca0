import { daysToPayLimits, type DaysToPayFigure } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How soon companies pay, by their own marks, and what they say to it. */
@Injectable()
export class DaysToPayRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of the latest that it paid; half a day counts as one. */
  async figureOf(companyId: string): Promise<DaysToPayFigure | null> {
    const [row] = await this.database.query<DaysToPayFigure>(
      `SELECT coalesce(floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY paid_on - issued_on) + 0.5), 0)::integer AS days,
         count(*)::integer AS invoices
       FROM (SELECT paid_on, issued_on FROM bookings.invoices
         WHERE recruiter_id = $1 AND state = 'paid' AND kind = 'invoice' ORDER BY paid_on DESC LIMIT $2) AS paid`,
      [companyId, daysToPayLimits.latest],
    );
    return row && row.invoices >= daysToPayLimits.from ? row : null;
  }

  async replyOf(companyId: string): Promise<string | null> {
    const [row] = await this.database.query<{ text: string }>(
      'SELECT text FROM bookings.days_to_pay_replies WHERE company_id = $1',
      [companyId],
    );
    return row?.text ?? null;
  }

  async saveReply(companyId: string, text: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.days_to_pay_replies (company_id, text, updated_at) VALUES ($1, $2, $3)
       ON CONFLICT (company_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
      [companyId, text, this.clock.now()],
    );
  }

  async removeReply(companyId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.days_to_pay_replies WHERE company_id = $1', [companyId]);
  }
}
