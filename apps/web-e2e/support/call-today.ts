import { expect } from '@playwright/test';
import { dayAhead } from './booked.js';
import type { Caller } from './caller.js';

interface Named {
  id: string;
}
interface Made {
  offer: Named | null;
}

const HOUR_MS = 3_600_000;
const soon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A job of one call that begins in three and a half hours, with this person booked on it, or asked. */
export async function callToday(
  { call }: Caller,
  crew: Caller,
  { accepts = true } = {},
): Promise<{ job: string; callId: string; offer: string; booking: string }> {
  const [day = '', start] = soon.format(Date.now() + 3.5 * HOUR_MS).split(' ');
  const [, end] = soon.format(Date.now() + 7 * HOUR_MS).split(' ');
  const post = { type: 'freelance', location: 'Manchester Central, M2 3GX', rate: '£300 a day', description: 'One.' };
  const when = { event_date: dayAhead(3), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const job = await call<Named>('post', '/api/jobs', { ...post, ...when, title: 'Winter Lights', company: 'Halyard' });
  const [role] = await call<Named[]>('get', `/api/jobs/${job.id}/roles`);
  const [planned] = await call<Named[]>('get', `/api/jobs/${job.id}/calls`);
  const where = { lat: 53.4763, lon: -2.2472 };
  const wall = { starts_on: day, starts_at: start, ends_at: end, ...where };
  await call('put', `/api/calls/${planned?.id}`, wall);
  const asked = { freelancer_ids: [crew.id], kind: 'booking' };
  let offer = '';
  // Jobs hears of new people by event, a moment after they signed up.
  await expect
    .poll(
      async () => (offer = (await call<Made[]>('post', `/api/roles/${role?.id}/offers`, asked))[0]?.offer?.id ?? ''),
    )
    .not.toBe('');
  if (accepts) await crew.call('put', `/api/offers/${offer}/accept`, {});
  const [booking] = await crew.call<Named[]>('get', '/api/bookings?side=freelancer');
  return { job: job.id, callId: planned?.id ?? '', offer, booking: booking?.id ?? '' };
}
