import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Browser } from '@playwright/test';
import { type Caller, callerOf } from './caller.js';
import { tablesWith } from './holdings.js';
import { linkIn, mailTo } from './mail.js';
import { newPerson, type Person } from './people.js';

interface Named {
  id: string;
}
interface Made {
  offer: Named | null;
}

export interface Booked {
  who: Person;
  caller: Caller;
}

/** A word that only what they wrote, or was written of them, holds. */
export const newWord = (): string => `qf${randomBytes(5).toString('hex')}`;
export const newPhone = (): string => `020 7946 ${randomInt(1000, 9999)} ${randomInt(100, 999)}`;
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export async function booked(browser: Browser, role: Person['role'], profile: object): Promise<Booked> {
  const who = newPerson(role);
  const caller = await callerOf((await browser.newContext()).request, who);
  await caller.call('post', role === 'recruiter' ? '/api/recruiter' : '/api/freelancer', profile);
  return { who, caller };
}

/** A job of one role, in so many days. */
async function roleIn({ call }: Caller, company: string, title: string, days: number): Promise<string> {
  const post = { title, company, type: 'freelance', location: 'Leeds', rate: '£300 a day', description: 'One day.' };
  const job = await call<Named>('post', '/api/jobs', {
    ...post,
    event_date: dayAhead(days),
    duration_type: 'time',
    start_time: '08:00',
    end_time: '18:00',
  });
  const [role] = await call<Named[]>('get', `/api/jobs/${job.id}/roles`);
  return role?.id ?? '';
}

async function ask({ call }: Caller, role: string, to: string, kind: string): Promise<string> {
  const body = { freelancer_ids: [to], kind, note: 'Bring a torch.' };
  let id = '';
  // Jobs hears of new people by event, a moment after they signed up.
  await expect
    .poll(async () => (id = (await call<Made[]>('post', `/api/roles/${role}/offers`, body))[0]?.offer?.id ?? ''))
    .not.toBe('');
  return id;
}

/** A booking ahead, a held pencil, an open offer and a declined one of the two; answers their offers. */
export async function dealings(company: Caller, name: string, crew: Booked, word: string): Promise<string[]> {
  const offers: string[] = [];
  for (const [days, kind] of [...['booking', 'pencil', 'booking', 'booking'].entries()])
    offers.push(await ask(company, await roleIn(company, name, `Rigger ${days}`, 20 + days), crew.caller.id, kind));
  const [ahead, pencil, , declined] = offers;
  for (const offer of [ahead, pencil]) await crew.caller.call('put', `/api/offers/${offer}/accept`, {});
  await crew.caller.call('put', `/api/offers/${declined}/decline`, { reason: 'rate', text: `Not for ${word}.` });
  return offers;
}

/** What is a crew member's own besides: blocks, a pattern, a number for the day, a calendar address, which is answered. */
export async function keepCalendar({ call }: Caller, word: string, phone: string): Promise<string> {
  await call('post', '/api/calendar/blocks', {
    kind: 'unavailable',
    starts_on: dayAhead(40),
    note: `Day of ${word}`,
    repeat: { every: 'week', times: 3 },
  });
  await call('put', '/api/calendar/pattern', { days: [{ weekday: 1, spans: [{ from: '08:00', to: '18:00' }] }] });
  await call('put', '/api/calendar/sharing', { sharing: 'known' });
  await call('post', '/api/feed-sources', { address: `https://calendar.test/${word}.ics` });
  await call('put', '/api/call-contact', { phone, shares_phone: true });
  return keepAddress({ call });
}

/** A calendar address of one's own, which every program can read. */
export const keepAddress = async ({ call }: Pick<Caller, 'call'>): Promise<string> =>
  (await call<{ path: string }>('post', '/api/feeds', { detail: 'full', has_pencils: false })).path;

/** What a company keeps of a person: on its list, with a note and a tag. */
export async function keepOn({ call }: Caller, person: string, word: string): Promise<void> {
  const [favourites] = await call<Named[]>('get', '/api/crew-lists');
  await call('put', `/api/crew-lists/${favourites?.id}/people/${person}`);
  await call('post', `/api/crew/${person}/notes`, { text: `Ask for ${word} again.` });
  await call('put', `/api/crew/${person}/tags`, { tags: [word] });
}

/** The link by which an offer's mail declines it, signed out. */
export const declineLinkOf = async ({ email }: Person): Promise<string> =>
  linkIn(await mailTo(email, /^New offer: Rigger 2/), '/decline-offer');

export const bookingsOf = async ({ who, caller }: Booked): Promise<string[]> =>
  (await caller.call<Named[]>('get', `/api/bookings?side=${who.role}`)).map(({ id }) => id);

/** Where crew’s own part of bookings is: in jobs, and what it told identity of. */
export const broughtByBookings = [
  'identity.availability_days',
  'identity.availability_words',
  'identity.crew_bookings',
  'identity.dealings',
  ...['blocks', 'block_rules', 'calendar_settings', 'call_contacts', 'feed_keys', 'feed_sources'].map(
    (own) => `jobs.bookings.${own}`,
  ),
  ...['crew_list_people', 'crew_notes', 'crew_tags'].map((kept) => `jobs.bookings.${kept}`),
];

/** Tables of the services that hold bookings, or hear of them, in which the id is found. */
export async function bookingTablesWith(id: string): Promise<string[]> {
  const tables = (await tablesWith(id)).map((table) => table.replace('crewcall_', '').replace('.public.', '.'));
  return tables.filter((table) => /^(identity|jobs)\./.test(table)).sort();
}
