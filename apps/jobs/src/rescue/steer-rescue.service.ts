import {
  CallRepository,
  DeadlineSetter,
  EndRescueService,
  HistoryRepository,
  NotFartherAwayError,
  NotRaisedError,
  OfferRepository,
  type RescueEntity,
  RescuePeopleRepository,
  RescuePublisher,
  RescueRepository,
  termsHashOf,
  WaveService,
} from '@crewcall/bookings-domain';
import { raiseWords, type RescueSettings, waveFor } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { type HeldRescue, OwnRescueService } from './own-rescue.service.js';
import { RankCandidatesService } from './rank-candidates.service.js';

/** What a company does while its cover runs. */
@Injectable()
export class SteerRescueService {
  constructor(
    private readonly own: OwnRescueService,
    private readonly rescues: RescueRepository,
    private readonly people: RescuePeopleRepository,
    private readonly offers: OfferRepository,
    private readonly calls: CallRepository,
    private readonly ranking: RankCandidatesService,
    private readonly waves: WaveService,
    private readonly ending: EndRescueService,
    private readonly history: HistoryRepository,
    private readonly deadlines: DeadlineSetter,
    private readonly publisher: RescuePublisher,
    private readonly clock: Clock,
  ) {}

  stop(actor: Actor, id: string): Promise<void> {
    return this.own.steer(actor, id, ({ rescue, role }) => this.ending.end(rescue, role, 'stopped'));
  }

  /** The next wave at once; those asked before may still answer. */
  askNext(actor: Actor, id: string): Promise<void> {
    return this.own.steer(actor, id, (held) => this.waves.send(held));
  }

  /** @throws NotFartherAwayError where it is not wider than now */
  widen(actor: Actor, id: string, miles: number): Promise<void> {
    return this.own.steer(actor, id, async (held) => {
      const { job, role, rescue } = held;
      if (miles <= rescue.miles) throw new NotFartherAwayError();
      rescue.miles = miles;
      const { lat, lon } = rescue;
      const point = lat === null || lon === null ? null : { lat, lon };
      const calls = await this.calls.ofIds(rescue.callIds);
      const ranked = await this.ranking.rank({ job, role, calls, point, miles });
      await this.people.addPeople(
        rescue.id,
        ranked.map(({ freelancer_id, score, facts }) => ({
          freelancerId: freelancer_id,
          score,
          facts,
          isReserve: false,
        })),
      );
      await this.rescues.addStep(rescue.id, 'widened', `Within ${miles} miles`);
      await this.goOn(held, 'changed');
    });
  }

  /** All who were asked and all who will be get the same, better rate. */
  raise(actor: Actor, id: string, amount_pence: number): Promise<void> {
    return this.own.steer(actor, id, async (held) => {
      const { role, rescue } = held;
      const before = rescue.terms;
      if (amount_pence <= (before.amount_pence ?? 0)) throw new NotRaisedError();
      rescue.terms = { ...before, amount_pence };
      rescue.termsHash = termsHashOf(rescue.terms);
      const raised = raiseWords(before, rescue.terms);
      const around = await this.offers.lockAround(role.id, null);
      const open = around.filter((offer) => offer.rescueId === rescue.id && offer.state === 'open');
      for (const offer of open) {
        Object.assign(offer, { terms: rescue.terms, termsHash: rescue.termsHash });
        await this.offers.saveOffer(offer);
      }
      await this.history.addSteps(open.map(({ id: offerId }) => ({ offerId, what: 'raised', by: 'company' })));
      await this.rescues.addStep(rescue.id, 'raised', raised);
      await this.rescues.saveRescue(rescue);
      const person_ids = open.map(({ freelancerId }) => freelancerId);
      await this.publisher.publish(rescue, role, 'raised', { raised, person_ids });
    });
  }

  /** The wave that runs ends by the new minutes, counted from when it began. */
  change(actor: Actor, id: string, settings: Partial<Omit<RescueSettings, 'miles'>>): Promise<void> {
    return this.own.steer(actor, id, async (held) => {
      const { rescue } = held;
      const usual = waveFor(this.clock.now(), rescue.firstCallAt);
      const before = rescue.waveMinutes ?? usual.minutes;
      rescue.wavePeople = settings.people ?? rescue.wavePeople ?? usual.people;
      rescue.waveMinutes = settings.minutes ?? before;
      rescue.mostPeople = settings.most_people ?? rescue.mostPeople;
      if (rescue.state === 'asking' && rescue.waveEndsAt) {
        const ends = rescue.waveEndsAt.getTime() + (rescue.waveMinutes - before) * 60_000;
        await this.endWaveAt(rescue, new Date(Math.max(this.clock.now().getTime(), ends)));
      }
      const words = `${rescue.wavePeople} people, ${rescue.waveMinutes} min`;
      await this.rescues.addStep(rescue.id, 'changed', words);
      await this.goOn(held, 'changed');
    });
  }

  leaveOut(actor: Actor, id: string, freelancerIds: readonly string[]): Promise<void> {
    return this.own.steer(actor, id, async ({ rescue, role }) => {
      await this.people.leaveOut(rescue.id, freelancerIds);
      await this.rescues.saveRescue(rescue);
      await this.publisher.publish(rescue, role, 'changed');
    });
  }

  /** Once all were asked it begins again, should there be more people now. */
  private async goOn(held: HeldRescue, what: 'changed'): Promise<void> {
    const { rescue, role } = held;
    if (rescue.state === 'exhausted') return this.waves.send(held);
    await this.rescues.saveRescue(rescue);
    await this.publisher.publish(rescue, role, what);
  }

  private async endWaveAt(rescue: RescueEntity, dueAt: Date): Promise<void> {
    rescue.deadlineVersion += 1;
    rescue.waveEndsAt = dueAt;
    await this.deadlines.setAt('wave', rescue.id, dueAt, rescue.deadlineVersion);
  }
}
