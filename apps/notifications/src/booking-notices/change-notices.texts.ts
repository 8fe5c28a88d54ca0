import { dayWords } from '@crewcall/contracts-bookings';
import type { CallChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { type OfferNoticeFacts, toCompany, toCrew } from './booking-notices.texts.js';

const ofBooking = (draft: NotificationDraft): NotificationDraft => ({ ...draft, type: 'booking_update' });

/** Asked of the crew member; the answer is for the company, which never learns why. */
export function revisedNotices(
  facts: OfferNoticeFacts & { state: 'asked' | 'accepted' | 'refused' | 'time_set'; is_booked?: boolean },
): {
  crew: NotificationDraft | null;
  company: NotificationDraft | null;
} {
  const { role, state, company = 'A company', freelancer = 'A crew member' } = facts;
  if (state === 'asked') {
    const message = `${role}: accept the change, or say that you cannot make it. What was agreed holds until then.`;
    return { crew: ofBooking(toCrew({ title: `${company} asks for a change`, message })), company: null };
  }
  if (state === 'time_set') {
    const message = `${role}, ${company}. Your calendar has it.`;
    return { crew: ofBooking(toCrew({ title: 'The call time is set', message, priority: 'normal' })), company: null };
  }
  const changed = { title: 'Your booking has changed', message: `${role}, ${company}. You accepted the change.` };
  const crew = state === 'accepted' && facts.is_booked ? ofBooking(toCrew({ ...changed, priority: 'normal' })) : null;
  const title = state === 'accepted' ? `${freelancer} accepted the change` : `${freelancer} cannot make the change`;
  return { crew, company: ofBooking(toCompany({ title, message: `${role}.` })) };
}

/** Of those who were asked; who said yes already, to what is not so any more, is asked to say it again. */
export function callChangedNotice(
  facts: Pick<CallChangedPayload, 'job_title' | 'day' | 'what' | 'asks_again'>,
): NotificationDraft {
  const title = facts.what === 'removed' ? 'A call was removed' : 'A call has changed';
  const again = facts.asks_again ? ' Your yes was to what it was before. Please answer again.' : '';
  return toCrew({ title, message: `${facts.job_title}, ${dayWords(facts.day)}.${again}` });
}

/** 'Set the call time for Thu 26 Nov.' */
export const timeMissingNotice = (facts: { job_title: string; day: string }): NotificationDraft =>
  ofBooking(toCompany({ title: `Set the call time for ${dayWords(facts.day)}.`, message: `${facts.job_title}.` }));
