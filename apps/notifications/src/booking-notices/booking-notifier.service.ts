import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { Live } from '@crewcall/platform-live';
import { Injectable } from '@nestjs/common';
import type { BookedTimes } from '../notifications/booked-times.js';
import type { Offered } from '../notifications/offered.js';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { OfferNoticeFacts } from './booking-notices.texts.js';

interface Parties {
  recruiter_id: string;
  freelancer_id: string;
  job_id: string;
  role: string;
}

export interface PartyNotices {
  eventId: string;
  crew?: NotificationDraft | null;
  company?: NotificationDraft | null;
  /** For the calendar of the crew member. */
  booked?: BookedTimes;
  /** For the answer of the crew member. */
  offered?: Offered;
  /** The company is told of the crew member by the first name alone. */
  isFirstName?: boolean;
}

/** Notices of offers and bookings, and the events of them on every open device of both sides. */
@Injectable()
export class BookingNotifier {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleService,
    private readonly live: Live,
  ) {}

  /** With names as others may see them; the company's is left out where it asked without it. */
  async factsOf(
    event: Parties & { days?: string[]; location?: string; is_unnamed?: boolean },
  ): Promise<OfferNoticeFacts> {
    const { role, days = [], location = '', recruiter_id, freelancer_id } = event;
    const { company, freelancer } = await this.people.partiesOf({ recruiter_id, freelancer_id });
    return { role, days, location, company: event.is_unnamed ? undefined : company, freelancer };
  }

  /** Before anything is written to a user; as an event names it, unless the company left before the event came. */
  companyOf({ recruiter_id, company }: { recruiter_id: string; company: string }): Promise<string> {
    return this.people.companyName(recruiter_id, company);
  }

  async notify(
    { recruiter_id, freelancer_id }: Pick<Parties, 'recruiter_id' | 'freelancer_id'>,
    { eventId, crew, company, booked, offered, isFirstName }: PartyNotices,
  ): Promise<void> {
    if (crew) await this.notifier.notify({ recipientId: freelancer_id, eventId, draft: crew, booked, offered });
    const firstNameOf = isFirstName ? freelancer_id : null;
    if (company) await this.notifier.notify({ recipientId: recruiter_id, eventId, draft: company, firstNameOf });
  }

  notifyOne(recipientId: string, eventId: string, draft: NotificationDraft): Promise<unknown> {
    return this.notifier.notify({ recipientId, eventId, draft });
  }

  /** To a person asked without the company's name no job is named. */
  async showOffer(event: Parties & { is_unnamed?: boolean }, id: string, what: string): Promise<void> {
    const { recruiter_id, freelancer_id, job_id, role, is_unnamed } = event;
    await this.live.to(recruiter_id).emit('offer_update', { offer: { id, job_id, role }, what });
    const shown = is_unnamed ? { id, role } : { id, job_id, role };
    await this.live.to(freelancer_id).emit('offer_update', { offer: shown, what });
  }

  async showSheet(
    userIds: readonly string[],
    sheet: { call_id: string; version: number },
    what: string,
  ): Promise<void> {
    for (const userId of userIds) await this.live.to(userId).emit('call_sheet_update', { sheet, what });
  }

  async showBooking({ recruiter_id, freelancer_id, job_id, role }: Parties, id: string, what: string): Promise<void> {
    for (const userId of [recruiter_id, freelancer_id])
      await this.live.to(userId).emit('booking_update', { booking: { id, job_id, role }, what });
    await this.live.notifyWatchers(job_id);
  }
}
