import { expect } from '@playwright/test';
import { type Booked, dayAhead } from './booked.js';
import { endCall } from './ended-call.js';

interface Named {
  id: string;
}
interface Made {
  offer: Named | null;
}
export interface Sheet {
  id: string;
  figures: { starts_on: string };
}

const DAYS = 5;

/** A job of five days, eight to six, that is offered to this person; answers the offer and the calls. */
export async function offeredWeek(company: Booked, crew: Booked): Promise<{ offer: string; calls: string[] }> {
  const { call } = company.caller;
  const post = { type: 'freelance', location: 'Manchester', rate: '£300 a day', description: 'Five days.' };
  const when = { event_date: dayAhead(30), duration_type: 'days', days: DAYS };
  const job = await call<Named>('post', '/api/jobs', { ...post, ...when, title: 'Winter Lights', company: 'Halyard' });
  const calls = await call<Named[]>('get', `/api/jobs/${job.id}/calls`);
  for (const [index, { id }] of calls.entries()) {
    const times = { starts_on: dayAhead(30 + index), starts_at: '08:00', ends_at: '18:00' };
    await call('put', `/api/calls/${id}`, times);
  }
  const [role] = await call<Named[]>('get', `/api/jobs/${job.id}/roles`);
  const asked = { freelancer_ids: [crew.caller.id], kind: 'booking' };
  let offer = '';
  // Jobs hears of new people by event, a moment after they signed up.
  await expect
    .poll(
      async () => (offer = (await call<Made[]>('post', `/api/roles/${role?.id}/offers`, asked))[0]?.offer?.id ?? ''),
    )
    .not.toBe('');
  return { offer, calls: calls.map(({ id }) => id) };
}

/** Its last day was yesterday: the timesheets, the first day first. */
export async function weekIsOver(crew: Booked, calls: readonly string[]): Promise<Sheet[]> {
  for (const [index, id] of calls.entries()) await endCall(id, calls.length - index);
  let sheets: Sheet[] = [];
  await expect
    .poll(async () => {
      sheets = await crew.caller.call<Sheet[]>('get', '/api/timesheets?side=freelancer');
      return sheets.length;
    })
    .toBe(calls.length);
  return sheets.toSorted((one, other) => one.figures.starts_on.localeCompare(other.figures.starts_on));
}
