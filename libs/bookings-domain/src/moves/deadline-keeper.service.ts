import { bookingClashes } from '@crewcall/contracts-bookings/dto';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable, Logger } from '@nestjs/common';
import { Arrivals } from '../attendance/arrivals.service.js';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { DecideLaterService } from '../applications/decide-later.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { CallReminders } from '../call-sheets/call-reminders.service.js';
import { SheetContacts } from '../call-sheets/sheet-contacts.service.js';
import { CallRepository } from '../calls/call.repository.js';
import { type Deadline, DeadlineRepository } from '../deadlines/deadline.repository.js';
import { InvoiceClock } from '../invoices/invoice-clock.service.js';
import { OfferRepository } from '../offers/offer.repository.js';
import { ReviewWindows } from '../reviews/review-windows.service.js';
import { RoleRepository } from '../roles/role.repository.js';
import { EndTeamApplicationService } from '../teams/end-team-application.service.js';
import { WaveClock } from '../rescue/wave-clock.service.js';
import { TimesheetClock } from '../timesheets/timesheet-clock.service.js';
import { SavedJobPublisher } from '../saved-jobs/saved-job-publisher.service.js';
import { ConfirmNextService } from './confirm-next.service.js';
import { DeadlineBatch } from './deadline-batch.service.js';
import { EndOfferService } from './end-offer.service.js';
import { MissingTimeService } from './missing-time.service.js';
import { OfferLocks } from './offer-locks.service.js';
import { OfferPublisher } from './offer-publisher.service.js';

/** Does what is due. A deadline is taken and done in one transaction: killed between the two, it is due again. */
@Injectable()
export class DeadlineKeeper {
  private readonly logger = new Logger(DeadlineKeeper.name);

  private readonly keepers: Readonly<Record<Deadline['kind'], (deadline: Deadline) => Promise<unknown>>> = {
    promote: ({ subjectId }) => this.confirming.confirmNext(subjectId),
    fill_place: ({ subjectId }) => this.confirming.confirmNext(subjectId, { isPlaceFreed: true }),
    tell_clash: ({ subjectId }) => this.publishClash(subjectId),
    expire: (deadline) => this.keepOfOffer(deadline),
    lapse: (deadline) => this.keepOfOffer(deadline),
    remind: (deadline) => this.keepOfOffer(deadline),
    call_in_two_days: (deadline) => this.reminders.tellReminder(deadline, 'call_in_two_days'),
    call_tomorrow: (deadline) => this.reminders.tellReminder(deadline, 'call_tomorrow'),
    call_soon: (deadline) => this.reminders.tellReminder(deadline, 'call_soon'),
    not_arrived: (deadline) => this.arrivals.tellMissing(deadline),
    forget_points: () => this.attendances.forgetPoints(),
    decide: (deadline) => this.deciding.decide(deadline),
    forget_contacts: ({ subjectId }) => this.contacts.forgetOf(subjectId),
    wave: (deadline) => this.waves.keepWave(deadline),
    rescue_over: (deadline) => this.waves.keepWave(deadline),
    timesheets: (deadline) => this.timesheets.keepTimesheet(deadline),
    timesheet_remind: (deadline) => this.timesheets.keepTimesheet(deadline),
    timesheet_approve: (deadline) => this.timesheets.keepTimesheet(deadline),
    timesheet_lock: (deadline) => this.timesheets.keepTimesheet(deadline),
    forget_timesheets: (deadline) => this.timesheets.keepTimesheet(deadline),
    invoice_overdue: (deadline) => this.invoices.tellOverdue(deadline),
    complete: ({ subjectId }) => this.windows.completeOfCall(subjectId),
    review_reminder: (deadline) => this.windows.keepWindow(deadline),
    review_close: (deadline) => this.windows.keepWindow(deadline),
    team_confirm: ({ subjectId }) => this.teams.lapse(subjectId),
    saved_job: ({ subjectId }) => this.savedJobs.publishChange(subjectId),
    time_missing: (deadline) => this.missing.publishMissing(deadline),
  };

  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly batch: DeadlineBatch,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly locks: OfferLocks,
    private readonly ending: EndOfferService,
    private readonly confirming: ConfirmNextService,
    private readonly publisher: OfferPublisher,
    private readonly missing: MissingTimeService,
    private readonly reminders: CallReminders,
    private readonly arrivals: Arrivals,
    private readonly attendances: AttendanceRepository,
    private readonly contacts: SheetContacts,
    private readonly deciding: DecideLaterService,
    private readonly waves: WaveClock,
    private readonly timesheets: TimesheetClock,
    private readonly invoices: InvoiceClock,
    private readonly windows: ReviewWindows,
    private readonly teams: EndTeamApplicationService,
    private readonly savedJobs: SavedJobPublisher,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Everything that is due now. Answers how many were done. */
  async keepAll(): Promise<number> {
    let kept = 0;
    for (;;) {
      const done = (await this.keepBatch()) || Number(await this.keepOne());
      if (!done) return kept;
      kept += done;
    }
  }

  /** None when they failed together: then each is tried alone, and the one that fails is put off. */
  private async keepBatch(): Promise<number> {
    try {
      return await this.batch.keepDeadlines();
    } catch (error) {
      this.logger.error(error, 'Deadlines failed together');
      return 0;
    }
  }

  /** False when nothing is due that no other worker holds. */
  async keepOne(): Promise<boolean> {
    const now = this.clock.now();
    let taken: Deadline | null = null;
    try {
      return await this.transactions.run(async () => {
        taken = await this.deadlines.takeDeadline(now);
        if (!taken) return false;
        await this.keepers[taken.kind](taken);
        await this.deadlines.finishDeadlines([taken.id], now);
        return true;
      });
    } catch (error) {
      const failed = taken as Deadline | null;
      if (!failed) throw error;
      this.logger.error(error, `The deadline ${failed.kind} of ${failed.subjectId} failed`);
      await this.deadlines.postponeDeadline(failed.id, now);
      return true;
    }
  }

  /** Only while the offer is in the state that the deadline was set for. */
  private async keepOfOffer({ kind, subjectId, subjectVersion }: Deadline): Promise<void> {
    if (!(await this.offers.findOffer(subjectId))) return;
    const { offer, role, around } = await this.locks.holdOffers(subjectId);
    if (offer.deadlineVersion !== subjectVersion) return;
    if (kind === 'remind') return this.publisher.publishReminders([offer]);
    const isExpiry = kind === 'expire' && offer.state === 'open';
    if (!isExpiry && !(kind === 'lapse' && offer.state === 'held')) return;
    const state = isExpiry ? 'expired' : 'lapsed';
    await this.ending.endAndPromote(offer, { state, by: 'time', outcome: state }, role, around);
  }

  private async publishClash(bookingId: string): Promise<void> {
    const booking = await this.bookings.findBooking(bookingId);
    const offer = booking && (await this.offers.findOffer(booking.offerId));
    if (!booking || !offer || booking.state !== 'confirmed') return;
    const [job, role] = [await this.jobs.findEvenDeleted(booking.jobId), await this.roles.findRole(booking.roleId)];
    const calls = await this.calls.ofIds(offer.callIds);
    const { jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id } = booking;
    const days = calls.map(({ startsOn }) => startsOn);
    const payload = { job_id, job_title: job?.title ?? '', role: role?.name ?? '', recruiter_id, freelancer_id, days };
    await this.events.publish(bookingClashes, { subjectId: bookingId, version: booking.version, payload });
  }
}
