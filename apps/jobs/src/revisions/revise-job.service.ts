import { type CallEntity, PersonLocks, spanOfRange, TeamOfferRepository, termsHashOf } from '@crewcall/bookings-domain';
import type { Call, Terms } from '@crewcall/contracts-bookings';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { presentCall } from '../calls/call.presenter.js';
import { AskRevisionsService } from './ask-revisions.service.js';
import { ChangePublisher } from './change-publisher.service.js';
import { changedCallFields } from './revision.rules.js';
import { type TouchedOffer, TouchedOffersRepository } from './touched-offers.repository.js';

/** What follows from a changed call or role for the people on it. The job and its roles are held by the caller. */
@Injectable()
export class ReviseJobService {
  constructor(
    private readonly touched: TouchedOffersRepository,
    private readonly personLocks: PersonLocks,
    private readonly teamOffers: TeamOfferRepository,
    private readonly asking: AskRevisionsService,
    private readonly publisher: ChangePublisher,
  ) {}

  /** A time known at last asks no user: it is within the day that was agreed. */
  async callChanged(actorId: string, job: JobEntity, call: CallEntity, before: Call): Promise<void> {
    const changed = changedCallFields(before, presentCall(call));
    if (!changed.length) return;
    const people = await this.held(() => this.touched.ofCall(call.id, job.id));
    const isKnownAtLast = isTimeKnownAtLast(before, call);
    const booked = isKnownAtLast ? people.filter(({ booking_id }) => booking_id) : [];
    const asked = isKnownAtLast ? [] : people.filter(({ is_agreed }) => is_agreed);
    for (const offer of booked) await this.asking.publishTimeSet(offer, call);
    for (const offer of asked) await this.asking.askRevisions(offer, { actorId, call: before });
    const told = people.filter((offer) => !asked.includes(offer) && !booked.includes(offer));
    // Who said yes in a team said it to what the call was.
    const again = await this.teamOffers.askMembersAgain(isKnownAtLast ? [] : told.map(({ offer_id }) => offer_id));
    for (const asksAgain of [false, true]) {
      const some = told.filter(({ offer_id }) => again.has(offer_id) === asksAgain);
      const personIds = [...new Set(some.map(({ freelancer_id }) => freelancer_id))];
      await this.publisher.publishCallChange(job, call, { what: 'saved', changed, personIds, asksAgain });
    }
  }

  /** Whether a person is asked, pencilled or booked on the job, who would have to agree to other times. */
  hasPeople(jobId: string): Promise<boolean> {
    return this.touched.hasPeople(jobId, { countsBooked: true });
  }

  /** Whether a person waits for one of its positions: asked or pencilled. */
  hasWaiting(jobId: string): Promise<boolean> {
    return this.touched.hasPeople(jobId, { countsBooked: false });
  }

  /** Those whose terms were made for them alone keep them. */
  async termsChanged(actorId: string, roleId: string, before: Terms, terms: Terms): Promise<void> {
    const hash = termsHashOf(before);
    if (hash === termsHashOf(terms)) return;
    const people = await this.held(() => this.touched.ofTerms(roleId, hash));
    for (const offer of people) await this.asking.askRevisions(offer, { actorId, terms });
  }

  /** Read again once their time is held, since a booking elsewhere ends a pencil without holding this job. */
  private async held(read: () => Promise<TouchedOffer[]>): Promise<TouchedOffer[]> {
    const found = await read();
    await this.personLocks.lockPeople(found.map(({ freelancer_id }) => freelancer_id));
    return read();
  }
}

function isTimeKnownAtLast(before: Call, call: CallEntity): boolean {
  const { from, to } = spanOfRange(call.during);
  const isWithin = from.toISOString() >= before.from && to.toISOString() <= before.to;
  return before.is_time_to_follow && isWithin && before.place === call.place;
}
