import {
  AlreadyOfferedError,
  AnswerByError,
  AskedBeforeError,
  BookedOnJobError,
  BookingRepository,
  NoDatesError,
  OffersLimitedError,
  OpenOffersLimitedError,
  PersonMissingError,
  RateNeededError,
  RoleMissingError,
  SlotFilledError,
  TooManyOpenError,
  UnnamedEnquiryError,
  CallRepository,
  DeadlineSetter,
  freeCallsOf,
  HistoryRepository,
  InviteService,
  newOffer,
  type OfferEntity,
  OfferPublisher,
  OfferRepository,
  PlacesRepository,
  placesOn,
  type RoleEntity,
  RoleRepository,
  spanOfRange,
  termsHashOf,
} from '@crewcall/bookings-domain';
import {
  canAnswerBy,
  defaultAnswerBy,
  HOLD_HOURS,
  type MadeOffer,
  offerLimits,
  type Terms,
  termsFrom,
} from '@crewcall/contracts-bookings';
import type { MakeOffersDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { HireKitService } from '../kit/hire-kit.service.js';
import { PeopleService } from '../people/people.service.js';
import { OffersService } from './offers.service.js';

interface Asking {
  actor: Actor;
  job: JobEntity;
  role: RoleEntity;
  input: MakeOffersDto;
  terms: Terms;
  callIds: string[];
  /** Positions that are left on all of them. */
  places: number;
  answerBy: Date;
}

const DAY_MS = 24 * 3_600_000;

@Injectable()
export class MakeOffersService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly jobs: JobForCallsService,
    private readonly people: PeopleService,
    private readonly kit: HireKitService,
    private readonly invites: InviteService,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly reading: OffersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks up to fifty people at once; who cannot be asked is named with the reason, and the others are asked all the
   * same. Of one person alone the error is the answer.
   */
  async make(actor: Actor, roleId: string, input: MakeOffersDto): Promise<MadeOffer[]> {
    return this.transactions.runRepeatable(async () => {
      const asking = await this.prepare(actor, roleId, input);
      const made: MadeOffer[] = [];
      for (const freelancer_id of [...input.freelancer_ids].sort()) {
        const outcome = await this.ask(asking, freelancer_id);
        if (outcome instanceof DomainError) {
          if (input.freelancer_ids.length === 1) throw outcome;
          const refusal = { code: outcome.code, error: outcome.message };
          made.push({ freelancer_id, offer: null, refusal });
        } else made.push({ freelancer_id, offer: await this.reading.getOffer(actor, outcome.id), refusal: null });
      }
      return made;
    });
  }

  /** @throws DomainError what would refuse every person alike */
  async assertCanAsk(actor: Actor, roleId: string, input: MakeOffersDto): Promise<null> {
    await this.transactions.runRepeatable(() => this.prepare(actor, roleId, input));
    return null;
  }

  /** Where some calls of a role are taken or have begun, those that can still be asked for; otherwise undefined, for all. */
  async callsLeftOf(roleId: string): Promise<string[] | undefined> {
    const role = await this.roles.findRole(roleId);
    if (!role) return undefined;
    const calls = await this.calls.ofIds(await this.roles.callIdsOfRole(roleId));
    const ahead = calls.filter(({ during }) => spanOfRange(during).from > this.clock.now()).map(({ id }) => id);
    const left = freeCallsOf(role, await this.places.takenPlacesOf(roleId), ahead);
    return left.length && left.length < calls.length ? left : undefined;
  }

  private async prepare(actor: Actor, roleId: string, input: MakeOffersDto): Promise<Asking> {
    const found = await this.roles.findRole(roleId);
    if (!found) throw new RoleMissingError();
    const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
    const role = roles.find(({ id }) => id === roleId);
    if (!role) throw new RoleMissingError();
    if (input.is_unnamed && !(await this.reading.mayHideItsName(actor.id))) throw new UnnamedEnquiryError();
    const own = await this.roles.callIdsOfRole(roleId);
    const callIds = input.call_ids ? own.filter((id) => input.call_ids?.includes(id)) : own;
    const places = placesOn(role, await this.places.takenPlacesOf(roleId), callIds);
    if (places < 1) throw new SlotFilledError();
    const calls = await this.calls.ofIds(callIds);
    const first = calls.map(({ during }) => spanOfRange(during).from).sort((a, b) => a.getTime() - b.getTime())[0];
    if (!first) throw new NoDatesError();
    const kit = await this.kit.kitOf(actor.id, input);
    const terms = { ...(input.terms ? termsFrom(input.terms) : role.terms), ...(kit && { kit }) };
    if (input.kind === 'booking' && terms.amount_pence === null && terms.mode === 'set') throw new RateNeededError();
    return { actor, job, role, input, terms, callIds, places, answerBy: this.answerByOf(input, first) };
  }

  private answerByOf({ answer_by }: MakeOffersDto, firstCall: Date): Date {
    const now = this.clock.now();
    const asked = answer_by ? new Date(answer_by) : defaultAnswerBy(now, firstCall);
    if (!asked || !canAnswerBy(asked, now, firstCall)) throw new AnswerByError();
    return asked;
  }

  private async ask(asking: Asking, freelancerId: string): Promise<OfferEntity | DomainError> {
    const error = await this.errorOf(asking, freelancerId);
    if (error) return error;
    const { actor, job, role, input, terms, callIds, answerBy } = asking;
    const isUnnamed = input.kind === 'enquiry' && input.is_unnamed === true;
    const application = isUnnamed ? null : await this.invites.applicationFor(job, freelancerId);
    const mayAsk = isUnnamed ? await this.invites.mayAsk(job, freelancerId) : application !== null;
    if (!mayAsk) return new PersonMissingError();
    const offer = newOffer(
      {
        roleId: role.id,
        jobId: job.id,
        freelancerId,
        recruiterId: actor.id,
        applicationId: application?.id ?? null,
        kind: input.kind,
        callIds,
        terms,
        note: input.note,
        isUnnamed,
        answerBy,
        holdHours: input.kind === 'pencil' ? (input.hold_hours ?? HOLD_HOURS) : null,
      },
      this.clock.now(),
    );
    await this.offers.addOffer(offer);
    await this.deadlines.setFor(offer, 'expire', answerBy);
    await this.offers.saveOffer(offer);
    await this.history.addStep({ offerId: offer.id, what: 'offered', by: 'company', byId: actor.id });
    await this.publisher.publishOffer(offer, job);
    return offer;
  }

  private async errorOf(
    { actor, job, role, terms, callIds, places }: Asking,
    freelancerId: string,
  ): Promise<DomainError | null> {
    if (freelancerId === actor.id || !(await this.people.canBeAsked(freelancerId, actor.id)))
      return new PersonMissingError();
    const around = (await this.offers.lockAround(role.id, null)).filter(({ roleId }) => roleId === role.id);
    if (around.some((offer) => offer.freelancerId === freelancerId)) return new AlreadyOfferedError();
    const open = around.filter(({ state, callIds: theirs }) => state === 'open' && meets(theirs, callIds)).length;
    if (open >= places * offerLimits.openPerPosition) return new TooManyOpenError();
    if ((await this.bookings.jobsBookedBy(freelancerId, [job.id])).length) return new BookedOnJobError();
    if (!(await this.mayAskAgain(role.id, freelancerId, termsHashOf(terms)))) return new AskedBeforeError();
    if ((await this.offers.countOpenOf(actor.id)) >= offerLimits.openPerCompany) return new OpenOffersLimitedError();
    if ((await this.offers.countToStrangers(actor.id)) >= offerLimits.strangersAnHour) return new OffersLimitedError();
    return null;
  }

  /** After a decline once, a day later or with other terms, whatever becomes of it; after anything else at any time. */
  private async mayAskAgain(roleId: string, freelancerId: string, hash: string): Promise<boolean> {
    const decline = await this.offers.findDecline(roleId, freelancerId);
    if (!decline) return true;
    if (decline.was_asked_since) return false;
    const isLater = this.clock.now().getTime() - (decline.ended_at?.getTime() ?? 0) >= DAY_MS;
    return isLater || decline.terms_hash !== hash;
  }
}

/** Who is asked for other days alone asks for no place of these. */
const meets = (theirs: readonly string[], callIds: readonly string[]): boolean =>
  theirs.some((id) => callIds.includes(id));
