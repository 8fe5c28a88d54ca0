import {
  type BookingAhead,
  BookingRepository,
  CallRepository,
  EndLiveOfferService,
  EndRescueService,
  OfferRepository,
  RescueRepository,
} from '@crewcall/bookings-domain';
import { cancelReasonWords } from '@crewcall/contracts-bookings';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CancelCallsService } from '../cancelling/cancel-calls.service.js';
import { PeopleService } from '../people/people.service.js';
import { AskRevisionsService } from '../revisions/ask-revisions.service.js';
import { ApplicationRepository } from './application.repository.js';
import { CancelBookingService } from './cancel-booking.service.js';

const KIND = 'account_closed';

/** What was to come of an account that is gone: bookings are cancelled, questions, pencils and covers end, and others move up. */
@Injectable()
export class CloseAccountService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly offers: OfferRepository,
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobRepository,
    private readonly cancelling: CancelBookingService,
    private readonly cancellingCalls: CancelCallsService,
    private readonly revisions: AskRevisionsService,
    private readonly ending: EndLiveOfferService,
    private readonly people: PeopleService,
    private readonly rescues: RescueRepository,
    private readonly endingRescues: EndRescueService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Every job is held first, in one order, since each of them would be held before its people. Twice is fine. */
  async closeAccount(userId: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      for (const id of await this.findJobIds(userId)) await this.jobs.lockEvenDeleted(id);
      // Read once they are held: what was being booked on them is booked by now.
      const live = await this.offers.liveOffersOf(userId);
      for (const { id, freelancerId } of live) {
        const isCrew = freelancerId === userId;
        await this.ending.end(id, {
          by: isCrew ? 'crew' : 'company',
          isOfAll: !isCrew,
          facts: { reason: cancelReasonWords[KIND] },
        });
      }
      await this.endingRescues.stopAll(await this.rescues.liveOfCompany(userId));
      for (const booking of await this.bookings.aheadOf(userId)) await this.cancelBooking(userId, booking);
      // With the commit, so that no hire that waited for these jobs books anew.
      await this.people.forgetPerson(userId);
    });
  }

  /** Those of open applications too, each of which may be a hire at this moment. */
  private async findJobIds(userId: string): Promise<string[]> {
    const ahead = (await this.bookings.aheadOf(userId)).map(({ job_id }) => job_id);
    const live = [...(await this.offers.liveOffersOf(userId)), ...(await this.rescues.liveOfCompany(userId))];
    const open = await this.applications.openJobIdsOf(userId);
    return [...new Set([...ahead, ...live.map(({ jobId }) => jobId), ...open])].sort();
  }

  /** What has begun stays with the booking. */
  private async cancelBooking(userId: string, { id, application_id, job_id, offer_id }: BookingAhead): Promise<void> {
    const job = await this.jobs.lockEvenDeleted(job_id);
    const application = await this.applications.lockApplication(application_id);
    if (!job || application?.status !== 'hired') return;
    const end = { by: application.freelancerId === userId ? 'crew' : 'company', reason: null, kind: KIND } as const;
    const time = await this.bookings.timeOf(id);
    const ahead = time.filter(({ from }) => new Date(from) > this.clock.now());
    if (!ahead.length) return;
    if (ahead.length === time.length) {
      await this.cancelling.cancelHeld(job, application, { ...end, isTold: true });
      return;
    }
    await this.cancellingCalls.cancelCalls(job, id, ahead, { ...end, byId: userId });
    const lost = await this.calls.ofIds(ahead.map((call) => call.id));
    await this.revisions.askRest({ offer_id, booking_id: id }, lost, userId);
  }
}
