import { coverMorning, isCoverNight, rateWords, rescueEnd, rescueLimits, waveFor } from '@crewcall/contracts-bookings';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { InviteService } from '../applications/invite.service.js';
import { PersonTimeRepository } from '../availability/person-time.repository.js';
import type { CallEntity } from '../calls/call.entity.js';
import { CallRepository } from '../calls/call.repository.js';
import { HistoryRepository } from '../history/history.repository.js';
import { PersonLocks } from '../people/person-locks.service.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import { OfferPublisher } from '../moves/offer-publisher.service.js';
import { newOffer } from '../offers/offer-row.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleTicketsService } from '../tickets/role-tickets.service.js';
import { londonMidnight } from './cover-day.js';
import { freedomFor, windowOfCalls } from './free-for-calls.js';
import type { RescueEntity } from './rescue.entity.js';
import { RescuePeopleRepository, type Skipped, type WaitingPerson } from './rescue-people.repository.js';
import { RescuePublisher } from './rescue-publisher.service.js';
import { RescueRepository } from './rescue.repository.js';

export interface HeldRescue {
  job: JobEntity;
  role: RoleEntity;
  rescue: RescueEntity;
}

/** Asks the next people of a cover. Job and role are held by the caller, so no two waves of one slot are sent at once. */
@Injectable()
export class WaveService {
  constructor(
    private readonly rescues: RescueRepository,
    private readonly people: RescuePeopleRepository,
    private readonly calls: CallRepository,
    private readonly times: PersonTimeRepository,
    private readonly tickets: RoleTicketsService,
    private readonly personLocks: PersonLocks,
    private readonly offers: OfferRepository,
    private readonly invites: InviteService,
    private readonly history: HistoryRepository,
    private readonly offerPublisher: OfferPublisher,
    private readonly publisher: RescuePublisher,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  /** Who is free no more, lacks a ticket, was asked enough for a day or is gone is passed over; who sleeps keeps their place. */
  async send(held: HeldRescue): Promise<void> {
    const { rescue } = held;
    const calls = await this.calls.ofIds(rescue.callIds);
    const waiting = await this.waitingOf(rescue);
    const room = rescue.mostPeople - (await this.people.countAsked(rescue.id));
    const size = Math.min(room, this.sizeOf(rescue, waiting));
    const ids = waiting.map(({ freelancer_id }) => freelancer_id);
    const people = await this.times.readTime(ids, windowOfCalls(calls));
    const lacking = await this.tickets.lackingOf(rescue, ids);
    const isNight = isCoverNight(this.clock.now());
    let [asked, asleep] = [0, 0];
    for (const person of waiting) {
      if (asked >= size) break;
      const { freelancer_id: id } = person;
      const isFree = freedomFor(people.get(id), calls) !== null;
      // Which ticket is missing is not said: they may not be shared with the company.
      const skipped = lacking.has(id) ? 'gone' : this.skipOf(person, isFree);
      if (skipped) await this.people.skipPerson(rescue.id, id, skipped);
      else if (isNight && !person.wakes_me) asleep += 1;
      else if (await this.ask(held, calls, person)) asked += 1;
    }
    await this.settle(held, asked, asleep);
  }

  /** Who waits is held, so that two covers never ask one person a fourth time in a day. */
  private async waitingOf(rescue: RescueEntity): Promise<WaitingPerson[]> {
    const since = londonMidnight(this.clock.now());
    const found = await this.people.waitingOf(rescue.id, rescue.roleId, since);
    await this.personLocks.lockPeople(found.map(({ freelancer_id }) => freelancer_id));
    return this.people.waitingOf(rescue.id, rescue.roleId, since);
  }

  /** The first wave is the reserves, where there are any. */
  private sizeOf({ wave, wavePeople, firstCallAt }: RescueEntity, waiting: readonly WaitingPerson[]): number {
    const reserves = waiting.filter(({ is_reserve }) => is_reserve).length;
    if (wave === 0 && reserves) return reserves;
    return wavePeople ?? waveFor(this.clock.now(), firstCallAt).people;
  }

  private skipOf({ can_be_asked, has_offer, asked_today }: WaitingPerson, isFree: boolean): Skipped | null {
    if (!can_be_asked || has_offer) return 'gone';
    if (asked_today >= rescueLimits.aDay) return 'asked_enough';
    return isFree ? null : 'not_free';
  }

  /** False when the person was turned down by this job or has left it, and is passed over. */
  private async ask(
    { job, rescue }: HeldRescue,
    calls: readonly CallEntity[],
    person: WaitingPerson,
  ): Promise<boolean> {
    const { freelancer_id: freelancerId, passes_quiet_hours, wakes_me, miles } = person;
    const application = await this.invites.applicationFor(job, freelancerId);
    if (!application) {
      await this.people.skipPerson(rescue.id, freelancerId, 'gone');
      return false;
    }
    const now = this.clock.now();
    const { roleId, jobId, recruiterId, terms, id: rescueId } = rescue;
    const callIds = calls.map(({ id }) => id);
    const of = { roleId, jobId, recruiterId, freelancerId, applicationId: application.id, callIds, terms, rescueId };
    const offer = newOffer({ ...of, kind: 'booking', answerBy: rescueEnd(rescue.firstCallAt) }, now);
    await this.offers.addOffer(offer);
    await this.history.addStep({ offerId: offer.id, what: 'offered', by: 'company', byId: recruiterId });
    await this.people.markAsked(rescueId, freelancerId, rescue.wave + 1, offer.id);
    await this.offerPublisher.publishOffer(offer, job, {
      rate: rateWords(terms),
      passes_quiet_hours: isCoverNight(now) ? wakes_me : passes_quiet_hours,
      ...(miles !== null && { miles }),
    });
    return true;
  }

  private async settle({ rescue, role }: HeldRescue, asked: number, asleep: number): Promise<void> {
    const now = this.clock.now();
    const { wavePeople, waveMinutes, firstCallAt } = rescue;
    const minutes = (wavePeople && waveMinutes) || waveFor(now, firstCallAt).minutes;
    rescue.deadlineVersion += 1;
    if (asked || asleep) {
      if (asked) rescue.wave += 1;
      rescue.state = 'asking';
      rescue.waveEndsAt = asked ? new Date(now.getTime() + minutes * 60_000) : coverMorning(now);
      await this.deadlines.setAt('wave', rescue.id, rescue.waveEndsAt, rescue.deadlineVersion);
    } else Object.assign(rescue, { state: 'exhausted', waveEndsAt: null });
    await this.rescues.saveRescue(rescue);
    if (asked) await this.rescues.addStep(rescue.id, 'wave', `Wave ${rescue.wave}, ${asked} asked`);
    if (rescue.state === 'exhausted') await this.rescues.addStep(rescue.id, 'exhausted');
    await this.publisher.publish(rescue, role, rescue.state === 'exhausted' ? 'exhausted' : 'wave');
  }
}
