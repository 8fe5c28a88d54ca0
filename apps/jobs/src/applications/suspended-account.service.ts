import {
  BookingRepository,
  EndLiveOfferService,
  EndRescueService,
  OfferFactsReader,
  OfferRepository,
  RescueRepository,
} from '@crewcall/bookings-domain';
import { bookingPartySuspended } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

/** Bookings of an account that was suspended stand, and their other side is told; questions, pencils and covers of a company end. */
@Injectable()
export class SuspendedAccountService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly offers: OfferRepository,
    private readonly facts: OfferFactsReader,
    private readonly jobs: JobRepository,
    private readonly ending: EndLiveOfferService,
    private readonly rescues: RescueRepository,
    private readonly endingRescues: EndRescueService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async suspendAccount(userId: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const asked = (await this.offers.liveOffersOf(userId)).filter(({ recruiterId }) => recruiterId === userId);
      const covers = await this.rescues.liveOfCompany(userId);
      // As everywhere: every job is held first, in one order.
      for (const id of [...new Set([...asked, ...covers].map(({ jobId }) => jobId))].sort())
        await this.jobs.lockEvenDeleted(id);
      for (const { id } of asked) await this.ending.end(id, { by: 'company', isOfAll: true });
      await this.endingRescues.stopAll(covers);
      for (const { offer_id } of await this.bookings.aheadOf(userId)) await this.tellOtherSide(userId, offer_id);
    });
  }

  private async tellOtherSide(userId: string, offerId: string): Promise<void> {
    const [offer, booking] = [await this.offers.findOffer(offerId), await this.bookings.ofOffer(offerId)];
    if (!offer || !booking) return;
    const { job_id, job_title, role, recruiter_id, freelancer_id, days } = await this.facts.factsOf(offer);
    const side: 'crew' | 'company' = freelancer_id === userId ? 'crew' : 'company';
    const payload = { job_id, job_title, role, recruiter_id, freelancer_id, days, side };
    await this.events.publish(bookingPartySuspended, { subjectId: booking.id, version: booking.version, payload });
  }
}
