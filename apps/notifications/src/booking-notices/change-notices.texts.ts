import { dayWords, wallTimeOf } from '@crewcall/contracts-bookings';
import type { CallChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { type OfferNoticeFacts, toCompany, toCrew } from './booking-notices.texts.js';

const ofBooking = (draft: NotificationDraft): NotificationDraft => ({ ...draft, type: 'booking_update' });

const DAY_MS = 24 * 3_600_000;

/** Whether a call that starts then, or did, is of today or within a day. */
const isSoon = (start: string | undefined, now: Date): boolean =>
  start !== undefined && Math.abs(new Date(start).getTime() - now.getTime()) < DAY_MS;

/** Asked of the crew member; the answer is for the company, which never learns why. */
export function revisedNotices(
  facts: OfferNoticeFacts & {
    state: 'asked' | 'accepted' | 'refused' | 'time_set';
    is_booked?: boolean;
    first_changed_at?: string;
  },
  now: Date,
): {
  crew: NotificationDraft | null;
  company: NotificationDraft | null;
} {
  const { role, state, company = 'A company', freelancer = 'A crew member' } = facts;
  const urgent = isSoon(facts.first_changed_at, now) && { priority: 'urgent' as const };
  if (state === 'asked') {
    const message = `${role}: accept the change, or say that you cannot make it. What was agreed holds until then.`;
    return { crew: ofBooking(toCrew({ title: `${company} asks for a change`, message, ...urgent })), company: null };
  }
  if (state === 'time_set') {
    const message = `${role}, ${company}. Your calendar has it.`;
    const set = toCrew({ title: 'The call time is set', message, priority: 'normal', ...urgent });
    return { crew: ofBooking(set), company: null };
  }
  const changed = { title: 'Your booking has changed', message: `${role}, ${company}. You accepted the change.` };
  const crew = state === 'accepted' && facts.is_booked ? ofBooking(toCrew({ ...changed, priority: 'normal' })) : null;
  const title = state === 'accepted' ? `${freelancer} accepted the change` : `${freelancer} cannot make the change`;
  return { crew, company: ofBooking(toCompany({ title, message: `${role}.`, ...urgent })) };
}

/** Of those who were asked; who said yes already, to what is not so any more, is asked to say it again. */
export function callChangedNotice(
  facts: Pick<CallChangedPayload, 'job_title' | 'day' | 'what' | 'asks_again'>,
  now: Date,
): NotificationDraft {
  const title = facts.what === 'removed' ? 'A call was removed' : 'A call has changed';
  const again = facts.asks_again ? ' Your yes was to what it was before. Please answer again.' : '';
  return toCrew({
    title,
    message: `${facts.job_title}, ${dayWords(facts.day)}.${again}`,
    ...(facts.day === wallTimeOf(now).day && { priority: 'urgent' }),
  });
}

/** 'Set the call time for Thu 26 Nov.' */
export const timeMissingNotice = (facts: { job_title: string; day: string }): NotificationDraft =>
  ofBooking(toCompany({ title: `Set the call time for ${dayWords(facts.day)}.`, message: `${facts.job_title}.` }));
