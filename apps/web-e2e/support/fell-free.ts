import { expect } from '@playwright/test';
import { type Booked, dayAhead } from './booked.js';

interface Named {
  id: string;
}
interface Made {
  offer: Named | null;
}

/** A call of the day after tomorrow whose only person cannot come. */
export async function slotThatFellFree(
  { caller: { call } }: Booked,
  { caller: crew }: Booked,
  location: string,
): Promise<[job: string, role: string]> {
  const post = { type: 'freelance', location, rate: '£320 a day', description: 'One day.' };
  const when = { event_date: dayAhead(2), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const job = await call<Named>('post', '/api/jobs', { ...post, ...when, title: 'Stage hand', company: 'Halyard' });
  const [role] = await call<Named[]>('get', `/api/jobs/${job.id}/roles`);
  const asked = { freelancer_ids: [crew.id], kind: 'booking' };
  let offer = '';
  // Jobs hears of new people by event, a moment after they signed up.
  await expect
    .poll(
      async () => (offer = (await call<Made[]>('post', `/api/roles/${role?.id}/offers`, asked))[0]?.offer?.id ?? ''),
    )
    .not.toBe('');
  await crew.call('put', `/api/offers/${offer}/accept`, {});
  const [booking] = await crew.call<Named[]>('get', '/api/bookings?side=freelancer');
  await crew.call('put', `/api/bookings/${booking?.id}/cancel`, { kind: 'ill', reason: 'Flu' });
  return [job.id, role?.id ?? ''];
}
