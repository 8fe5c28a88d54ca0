import {
  offerAnswered,
  type OfferAnsweredPayload,
  offerEnded,
  type OfferEndedPayload,
  offerMade,
  type OfferMadePayload,
  offerReminded,
  type OfferRemindedPayload,
  pencilChallenged,
  type PencilChallengedPayload,
  pencilMoved,
  type PencilMovedPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { coverAskedNotice } from './cover-notices.texts.js';
import { BookingNotifier } from './booking-notifier.service.js';
import {
  offerAnsweredNotice,
  offerEndedNotices,
  offerMadeNotice,
  offerRemindedNotice,
  pencilChallengedNotices,
  pencilMovedNotice,
} from './booking-notices.texts.js';

/** Who hears what of questions and pencils: never the one who moved them. */
@Injectable()
export class OfferNoticesConsumer {
  constructor(private readonly notices: BookingNotifier) {}

  @OnEvent(offerMade)
  async notifyCrewOfOffer(event: OfferMadePayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { kind, answer_by, estimate, agreed: lines = [], cover } = event;
    const crew = cover
      ? coverAskedNotice({ ...event, ...cover, offer_id: subject_id })
      : offerMadeNotice({ ...(await this.notices.factsOf(event)), kind, answer_by, estimate });
    await this.notices.notify(event, { eventId, crew, offered: { offer_id: subject_id, kind, lines } });
    await this.notices.showOffer(event, subject_id, 'made');
  }

  @OnEvent(offerAnswered)
  async notifyCompanyOfAnswer(event: OfferAnsweredPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { outcome, reason, is_cover } = event;
    // The company watches its cover, and hears how it ends.
    const company = is_cover ? null : offerAnsweredNotice({ ...(await this.notices.factsOf(event)), outcome, reason });
    await this.notices.notify(event, { eventId, company });
    await this.notices.showOffer(event, subject_id, outcome);
  }

  @OnEvent(offerEnded)
  async notifyOtherSideOfEnd(event: OfferEndedPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { outcome, by, rank } = event;
    const told = offerEndedNotices({ ...(await this.notices.factsOf(event)), outcome, by, rank });
    if (event.is_cover) told.company = null;
    await this.notices.notify(event, { eventId, ...told });
    await this.notices.showOffer(event, subject_id, outcome);
  }

  @OnEvent(pencilMoved)
  async notifyCrewOfRank(event: PencilMovedPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const crew = pencilMovedNotice({ ...(await this.notices.factsOf(event)), rank: event.rank });
    await this.notices.notify(event, { eventId, crew });
    await this.notices.showOffer(event, subject_id, 'moved');
  }

  @OnEvent(pencilChallenged)
  async notifyBothOfChallenge(
    event: PencilChallengedPayload,
    { id: eventId, subject_id }: EventEnvelope,
  ): Promise<void> {
    const told = pencilChallengedNotices({ ...(await this.notices.factsOf(event)), decide_by: event.decide_by });
    await this.notices.notify(event, { eventId, ...told, isFirstName: true });
    await this.notices.showOffer(event, subject_id, 'challenged');
  }

  @OnEvent(offerReminded)
  async remindOfDeadline(event: OfferRemindedPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { waits_for, ends_at } = event;
    const minutes = Math.max(1, Math.round((Date.parse(ends_at) - Date.now()) / 60_000));
    const left = minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
    const draft = offerRemindedNotice({ ...(await this.notices.factsOf(event)), left, waits_for });
    await this.notices.notify(event, { eventId, [waits_for]: draft });
    await this.notices.showOffer(event, subject_id, 'reminded');
  }
}
