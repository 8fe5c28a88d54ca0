import {
  type Agreed,
  type BookingEntity,
  BookingRepository,
  type CallEntity,
  CallRepository,
  HistoryRepository,
  OfferRepository,
  isWaiting,
  RevisionEntity,
  RevisionRepository,
  termsHashOf,
} from '@crewcall/bookings-domain';
import type { Call, Terms } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { presentCall } from '../calls/call.presenter.js';
import { changedCallFields, changedTerms } from './revision.rules.js';
import { RevisionPublisher } from './revision-publisher.service.js';
import type { TouchedOffer } from './touched-offers.repository.js';

type Asked = Pick<TouchedOffer, 'offer_id' | 'booking_id'>;

/** What the company wants to be otherwise. */
export interface WantedChange {
  /** Of the company. */
  actorId: string;
  /** As it was; the call itself is saved already. */
  call?: Call;
  terms?: Terms;
  /** To be asked again, for calls that were put back. */
  known?: RevisionEntity;
}

/** Asks who is pencilled or booked whether a change is fine by them. The job and these people are held by the caller. */
@Injectable()
export class AskRevisionsService {
  constructor(
    private readonly revisions: RevisionRepository,
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly history: HistoryRepository,
    private readonly publisher: RevisionPublisher,
    private readonly clock: Clock,
  ) {}

  /** An earlier change that was not accepted is replaced; asked back to what was agreed, nothing is left to ask. */
  async askRevisions({ offer_id, booking_id }: Asked, wanted: WantedChange): Promise<void> {
    const offer = await this.offers.findOffer(offer_id);
    if (!offer) return;
    const booking = booking_id ? await this.bookings.findBooking(booking_id) : null;
    const last = await this.revisions.lastRevisionOf(offer_id);
    const calls = await this.calls.callsLeftOf(offer.callIds);
    const waiting = wanted.known ?? (isWaiting(last) ? last : null);
    const agreed = waiting?.agreed ?? this.agreedOf(calls, booking ?? offer, wanted.call);
    const terms = wanted.terms ?? waiting?.terms ?? agreed.terms;
    const worked = await this.workedOf(calls, booking);
    const changed = changesOf(agreed, worked.map(presentCall), terms);
    if (asksAlready(wanted.known, changed)) return;
    if (waiting) await this.revisions.setState(waiting, 'replaced');
    if (!changed.length) return;
    const ids = worked.map(({ id }) => id);
    const clashes = (await this.bookings.clashOf(offer.freelancerId, ids, booking_id)) !== null;
    const revision = await this.build(offer_id, { changed, terms, agreed, clashes });
    await this.revisions.addRevision(revision);
    const facts = { revision: revision.number, changed };
    await this.history.addStep({ offerId: offer_id, what: 'change_asked', by: 'company', byId: wanted.actorId, facts });
    await this.offers.saveOffer(offer);
    await this.publisher.publishRevision(offer, booking, revision, 'asked');
    if (clashes) await this.publisher.publishRevision(offer, booking, revision, 'refused');
  }

  /** Of a pencil or booking that has lost these calls: what is left of a change of them that waits, which may be nothing. */
  async askRest(asked: Asked, lost: readonly CallEntity[], actorId: string): Promise<void> {
    const last = await this.revisions.lastRevisionOf(asked.offer_id);
    // It would wait for ever: what it is about is gone.
    if (last && isAbout(last, lost)) await this.askRevisions(asked, { actorId });
  }

  /** Of a booking that has these calls again: what was asked of them before they were taken from it. */
  async askBack(asked: Asked, calls: readonly CallEntity[], actorId: string): Promise<void> {
    const known = await this.revisions.newestRevisionOf(asked.offer_id);
    if (known && isAbout(known, calls)) await this.askRevisions(asked, { actorId, known });
  }

  /** Of a booking, those that it still has. */
  private async workedOf(calls: CallEntity[], booking: BookingEntity | null): Promise<CallEntity[]> {
    if (!booking) return calls;
    const time = await this.bookings.timeOf(booking.id);
    return calls.filter(({ id }) => time.some((taken) => taken.id === id));
  }

  /** Asks nothing; the booking counts one further, since a calendar takes the newer of two files. */
  async publishTimeSet({ offer_id, booking_id }: Asked, call: CallEntity): Promise<void> {
    const [offer, booking] = [
      await this.offers.findOffer(offer_id),
      booking_id && (await this.bookings.findBooking(booking_id)),
    ];
    if (!offer || !booking) return;
    await this.bookings.saveBooking(booking);
    await this.publisher.publishTimeSet(offer, booking, call);
  }

  private agreedOf(
    calls: CallEntity[],
    { terms, termsHash }: Pick<Agreed, 'terms' | 'termsHash'>,
    before?: Call,
  ): Agreed {
    const as = calls.map((call) => (call.id === before?.id ? before : presentCall(call)));
    return { calls: as, terms, termsHash };
  }

  private async build(
    offerId: string,
    wanted: Pick<RevisionEntity, 'changed' | 'terms' | 'agreed' | 'clashes'>,
  ): Promise<RevisionEntity> {
    const now = this.clock.now();
    return Object.assign(new RevisionEntity(), {
      ...wanted,
      id: newId(),
      offerId,
      number: (await this.revisions.countRevisionsOf(offerId)) + 1,
      state: wanted.clashes ? 'refused' : 'asked',
      termsHash: termsHashOf(wanted.terms),
      createdAt: now,
      updatedAt: now,
    } satisfies Partial<RevisionEntity>);
  }
}

/** It is not accepted, and any of these is another one than was agreed. */
const isAbout = ({ state, agreed }: RevisionEntity, calls: readonly CallEntity[]): boolean =>
  state !== 'accepted' &&
  calls.some((call) => {
    const before = agreed.calls.find(({ id }) => id === call.id);
    return before !== undefined && changedCallFields(before, presentCall(call)).length > 0;
  });

const asksAlready = (known: RevisionEntity | undefined, changed: readonly string[]): boolean =>
  known !== undefined && known.state !== 'replaced' && changed.every((field) => known.changed.includes(field));

function changesOf(agreed: Agreed, calls: Call[], terms: Terms): string[] {
  const ofCalls = calls.flatMap((call) => {
    const before = agreed.calls.find(({ id }) => id === call.id);
    return before ? changedCallFields(before, call) : [];
  });
  return [...new Set([...ofCalls, ...changedTerms(agreed.terms, terms)])];
}
