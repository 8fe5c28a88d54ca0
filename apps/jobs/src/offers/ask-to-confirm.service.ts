import {
  NoDatesError,
  CallRepository,
  DeadlineSetter,
  type HeldOffer,
  HistoryRepository,
  OfferPublisher,
  OfferRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import { ANSWER_HOURS, defaultAnswerBy } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

const HOUR = 3_600_000;

/** A pencil that is confirmed over time that shows as busy becomes an offer: the person says yes or no, rank kept. */
@Injectable()
export class AskToConfirmService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly calls: CallRepository,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly clock: Clock,
  ) {}

  /** Everything is held by the caller. Nearer to the call than offers may be, until it begins. */
  async ask(actor: Actor, { offer, job }: HeldOffer): Promise<void> {
    const [first] = await this.calls.ofIds(offer.callIds);
    if (!first) throw new NoDatesError();
    const [now, begins] = [this.clock.now(), spanOfRange(first.during).from];
    const soon = new Date(Math.min(now.getTime() + ANSWER_HOURS * HOUR, begins.getTime()));
    const answerBy = defaultAnswerBy(now, begins) ?? soon;
    Object.assign(offer, { state: 'open', kind: 'booking', answerBy, decideBy: null, extensionAsked: null });
    await this.deadlines.setFor(offer, 'expire', answerBy);
    await this.offers.save(offer);
    await this.history.add({ offerId: offer.id, what: 'asked_to_confirm', by: 'company', byId: actor.id });
    await this.publisher.publishOffer(offer, job);
  }
}
