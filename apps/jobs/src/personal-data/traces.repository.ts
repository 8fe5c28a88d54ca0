import { JobRepository } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How a company is called once its account is gone. */
export const deletedCompany = '[Deleted Company]';

/** What people leave in jobs, applications and ratings besides the row about them. */
@Injectable()
export class TracesRepository {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
  ) {}

  /** Bookings stay for the other side, without the words and the name of who left. */
  async removeTracesOf(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE applications SET cover_letter = NULL, answers = '[]', rejection_message = NULL WHERE freelancer_id = $1`,
      [userId],
    );
    await this.database.query('UPDATE applications SET rejection_message = NULL WHERE recruiter_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.blocked_people WHERE by_id = $1 OR against_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.saved_jobs WHERE user_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.saved_searches WHERE user_id = $1', [userId]);
    await this.removeFromBoard(userId);
    await this.removeFromOffers(userId);
    await this.removeFromCovers(userId);
    await this.unnameCheckersOf(userId);
    await this.removeFromTeamOffers(userId);
    await this.removeFromSheets(userId);
    await this.removeFromTimesheets(userId);
    await this.removeFromExpenses(userId);
    await this.removeFromInvoices(userId);
    await this.database.query('DELETE FROM bookings.days_to_pay_replies WHERE company_id = $1', [userId]);
    await this.database.query('UPDATE ratings SET comment = NULL WHERE recruiter_id = $1', [userId]);
    await this.removeFromReviews(userId);
    await this.database.query('DELETE FROM ratings WHERE freelancer_id = $1', [userId]);
    await this.database.query('DELETE FROM rating_summaries WHERE freelancer_id = $1', [userId]);
    await this.database.query(
      `DELETE FROM rating_requests r USING applications a WHERE a.id = r.application_id AND a.freelancer_id = $1`,
      [userId],
    );
    // Answers that others were given are kept for a day, with the name of who left in them.
    await this.database.query(`DELETE FROM idempotency_keys WHERE user_id = $1 OR body::text LIKE '%' || $1 || '%'`, [
      userId,
    ]);
  }

  /** What is shown keeps its stars for the other side; what is not, and what was written about who left, goes. */
  private async removeFromReviews(userId: string): Promise<void> {
    await this.database.query(
      'DELETE FROM bookings.reviews WHERE subject_id = $1 OR (writer_id = $1 AND shown_at IS NULL)',
      [userId],
    );
    await this.database.query('UPDATE bookings.reviews SET text = NULL, again = NULL WHERE writer_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.company_ratings WHERE recruiter_id = $1', [userId]);
  }

  private async removeFromBoard(userId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM bookings.pending_decisions d USING applications a
       WHERE a.id = d.application_id AND (a.freelancer_id = $1 OR a.recruiter_id = $1)`,
      [userId],
    );
    await this.database.query('DELETE FROM bookings.reject_texts WHERE company_id = $1', [userId]);
    await this.database.query(
      `DELETE FROM bookings.application_marks m USING applications a
       WHERE a.id = m.application_id AND (a.freelancer_id = $1 OR m.company_id = $1)`,
      [userId],
    );
  }

  /** Words go; bookings keep their times and money for the other side. */
  private async removeFromOffers(userId: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.offers SET reason_text = NULL, note = NULL WHERE freelancer_id = $1 OR recruiter_id = $1',
      [userId],
    );
    await this.database.query(
      'DELETE FROM bookings.decline_links l USING bookings.offers o WHERE o.id = l.offer_id AND o.freelancer_id = $1',
      [userId],
    );
    await this.database.query(
      `UPDATE bookings.cancellations c SET reason = NULL FROM bookings.bookings b
       WHERE b.id = c.booking_id AND (b.freelancer_id = $1 OR b.recruiter_id = $1)`,
      [userId],
    );
    await this.database.query(
      `UPDATE bookings.history h SET facts = h.facts - 'reason' FROM bookings.offers o
       WHERE o.id = h.offer_id AND (o.freelancer_id = $1 OR o.recruiter_id = $1)`,
      [userId],
    );
  }

  /** What a company saw of cards stays with the bookings, without the name of who looked. */
  private async unnameCheckersOf(companyId: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.ticket_sightings s SET checker = NULL FROM bookings.bookings b
       WHERE b.id = s.booking_id AND b.recruiter_id = $1`,
      [companyId],
    );
  }

  private async removeFromTeamOffers(userId: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.team_applications SET cover_letter = NULL, answers = '[]' WHERE lead_id = $1`,
      [userId],
    );
    await this.database.query('UPDATE bookings.team_offer_slots SET substitute_id = NULL WHERE substitute_id = $1', [
      userId,
    ]);
  }

  private async removeFromCovers(userId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.cover_settings WHERE user_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.rescue_people WHERE freelancer_id = $1', [userId]);
    await this.database.query('UPDATE bookings.rescues SET filled_by = NULL WHERE filled_by = $1', [userId]);
    const own = 'SELECT id FROM bookings.rescues WHERE recruiter_id = $1';
    await this.database.query(`DELETE FROM bookings.rescue_people WHERE rescue_id IN (${own})`, [userId]);
    await this.database.query(`DELETE FROM bookings.rescue_steps WHERE rescue_id IN (${own})`, [userId]);
  }

  /** Sheets go with the company that wrote them; of crew their telephone and where they were, and when they read what and arrived stays. */
  private async removeFromSheets(userId: string): Promise<void> {
    const own = `(SELECT c.id FROM bookings.calls c JOIN jobs j ON j.id = c.job_id WHERE j.recruiter_id = $1)`;
    await this.database.query(`DELETE FROM bookings.call_sheets WHERE call_id IN ${own}`, [userId]);
    await this.database.query(`UPDATE bookings.sheet_files SET removed_at = now() WHERE call_id IN ${own}`, [userId]);
    await this.database.query(
      'DELETE FROM bookings.sheet_fields f USING jobs j WHERE j.id = f.job_id AND j.recruiter_id = $1',
      [userId],
    );
    await this.database.query('DELETE FROM bookings.sheet_links WHERE freelancer_id = $1', [userId]);
    await this.database.query('DELETE FROM bookings.call_contacts WHERE user_id = $1', [userId]);
    await this.database.query(
      `UPDATE bookings.attendances SET lat = NULL, lon = NULL, point_until = NULL, is_near = NULL WHERE freelancer_id = $1`,
      [userId],
    );
    await this.database.query(
      `UPDATE bookings.no_shows n SET note = NULL, objection = NULL, reason = NULL FROM bookings.bookings b
       WHERE b.id = n.booking_id AND (b.freelancer_id = $1 OR b.recruiter_id = $1)`,
      [userId],
    );
    await this.database.query('UPDATE bookings.late_arrivals SET note = NULL WHERE freelancer_id = $1', [userId]);
  }

  /** Drafts go; hours that were sent stay with their money for the other side, without words. */
  private async removeFromTimesheets(userId: string): Promise<void> {
    await this.database.query(`DELETE FROM bookings.timesheets WHERE freelancer_id = $1 AND state = 'due'`, [userId]);
    await this.database.query(
      `UPDATE bookings.timesheet_versions v SET note = NULL,
         reasons = (SELECT coalesce(jsonb_agg(one - 'words'), '[]') FROM jsonb_array_elements(v.reasons) AS one)
       FROM bookings.timesheets t
       WHERE t.id = v.timesheet_id AND (t.freelancer_id = $1 OR t.recruiter_id = $1)`,
      [userId],
    );
    await this.database.query(
      `DELETE FROM bookings.timesheet_asks a USING bookings.timesheets t
       WHERE t.id = a.timesheet_id AND (t.freelancer_id = $1 OR t.recruiter_id = $1)`,
      [userId],
    );
  }

  /** What was not agreed goes; what was is a paper about money for the other side, without words. */
  private async removeFromExpenses(userId: string): Promise<void> {
    await this.database.query(`DELETE FROM bookings.expenses WHERE freelancer_id = $1 AND state <> 'approved'`, [
      userId,
    ]);
    await this.database.query(
      'UPDATE bookings.expenses SET note = NULL, reason = NULL WHERE freelancer_id = $1 OR recruiter_id = $1',
      [userId],
    );
    await this.database.query(
      `UPDATE bookings.receipts r SET name = 'receipt' || substring(r.name FROM '[.][^.]+$') FROM bookings.expenses e
       WHERE e.receipt_id = r.id AND e.freelancer_id = $1 AND r.name IS NOT NULL`,
      [userId],
    );
  }

  /** Drafts and bank details go; what was issued stays with name and address for the other side, as the law asks. */
  private async removeFromInvoices(userId: string): Promise<void> {
    await this.database.query(`DELETE FROM bookings.invoices WHERE freelancer_id = $1 AND state = 'draft'`, [userId]);
    await this.database.query(
      'UPDATE bookings.invoices SET bank_sealed = NULL WHERE freelancer_id = $1 AND bank_sealed IS NOT NULL',
      [userId],
    );
  }

  /** The name of the company goes out of its jobs, and out of what they are searched by. */
  async unnameJobsOf(recruiterId: string): Promise<void> {
    const posted = await this.database.query<{ id: string }>(
      'SELECT id FROM jobs WHERE recruiter_id = $1 AND company <> $2 ORDER BY id',
      [recruiterId, deletedCompany],
    );
    for (const { id } of posted) {
      const job = await this.jobs.lockEvenDeleted(id);
      if (!job) continue;
      const unnamed = (text: string): string => text.replaceAll(job.company, deletedCompany);
      const questions = job.questions.map((question) => ({ ...question, text: unnamed(question.text) }));
      Object.assign(job, { title: unnamed(job.title), description: unnamed(job.description), questions });
      job.company = deletedCompany;
      await this.jobs.saveJob(job);
    }
    if (posted.length) await this.forgetListChanges();
  }

  /** They hold former words of jobs. By the jump of the version every remembered count is made again. */
  private async forgetListChanges(): Promise<void> {
    await this.database.query('UPDATE job_totals SET version = version + 1001');
    await this.database.query('DELETE FROM job_list_changes');
  }

  /** Calls of a company that have PDFs or files in the store. */
  callsWithFiles(userId: string): Promise<{ call_id: string; last_version: number }[]> {
    return this.database.query(
      `SELECT c.id AS call_id,
         (SELECT coalesce(max(s.version), 0) FROM bookings.call_sheets s WHERE s.call_id = c.id) AS last_version
       FROM bookings.calls c JOIN jobs j ON j.id = c.job_id WHERE j.recruiter_id = $1
         AND (EXISTS (SELECT FROM bookings.call_sheets s WHERE s.call_id = c.id)
           OR EXISTS (SELECT FROM bookings.sheet_files f WHERE f.call_id = c.id))`,
      [userId],
    );
  }
}
