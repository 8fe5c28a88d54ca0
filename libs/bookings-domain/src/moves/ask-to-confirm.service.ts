import { ANSWER_HOURS, defaultAnswerBy } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { BusyTimeService } from '../availability/busy-time.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { NoDatesError } from '../bookings.errors.js';
import { spanOfRange } from '../time/range.js';
import { CallRepository } from '../calls/call.repository.js';
import { HistoryRepository } from '../history/history.repository.js';
import { OfferRepository } from '../offers/offer.repository.js';
import { RevisionRepository } from '../revisions/revision.repository.js';
import { PlacesRepository, placesOn } from '../roles/places.repository.js';
import type { Confirmation } from './confirm.service.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import type { HeldOffer } from './offer-locks.service.js';
import { OfferPublisher } from './offer-publisher.service.js';

const HOUR = 3_600_000;

/** A pencil that is confirmed over time that shows as busy becomes an offer: the person says yes or no, rank kept. */
@Injectable()
export class AskToConfirmService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly revisions: RevisionRepository,
    private readonly places: PlacesRepository,
    private readonly busy: BusyTimeService,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly clock: Clock,
  ) {}

  /** A user who is booked then is refused, and asked nothing. */
  async mustAsk({ offer, role }: HeldOffer): Promise<boolean> {
    if (placesOn(role, await this.places.takenPlacesOf(role.id), offer.callIds) < 1) return false;
    if (await this.revisions.isOpen(offer.id)) return false;
    if (await this.bookings.clashOf(offer.freelancerId, offer.callIds)) return false;
    return this.busy.showsBusy(offer.freelancerId, await this.calls.callsLeftOf(offer.callIds));
  }

  /** Everything is held by the caller. Nearer to the call than offers may be, until it begins. */
  async askToConfirm({ offer, job }: HeldOffer, { by, byId }: Pick<Confirmation, 'by' | 'byId'>): Promise<void> {
    const [first] = await this.calls.callsLeftOf(offer.callIds);
    if (!first) throw new NoDatesError();
    const [now, begins] = [this.clock.now(), spanOfRange(first.during).from];
    const soon = new Date(Math.min(now.getTime() + ANSWER_HOURS * HOUR, begins.getTime()));
    const answerBy = defaultAnswerBy(now, begins) ?? soon;
    Object.assign(offer, { state: 'open', kind: 'booking', answerBy, decideBy: null, extensionAsked: null });
    await this.deadlines.setFor(offer, 'expire', answerBy);
    await this.offers.saveOffer(offer);
    await this.history.addStep({ offerId: offer.id, what: 'asked_to_confirm', by, byId });
    await this.publisher.publishOffer(offer, job);
  }
}
