import { expect } from '@playwright/test';
import type {
  Booking,
  Call,
  CallSheet,
  Invoice,
  InvoiceSummary,
  Offer,
  Role,
  RoleRescue,
  Team,
  Timesheet,
} from '@crewcall/contracts-bookings';
import type { KitItem, OwnTickets } from '@crewcall/contracts-identity';
import type { Job, SavedSearch } from '@crewcall/contracts-jobs';
import type { NotificationItem } from '@crewcall/contracts-core';
import { type Caller, callerFor } from '../support/caller.js';
import { test } from '../support/journey.js';
import { story } from '../support/story.js';

const ALL = 'page=1&page_size=100';
const HOUR_MS = 3_600_000;
/** Searches are held against new jobs once a minute. */
const MATCHED_WITHIN_MS = 120_000;
const person = (email: string) => ({ ...story.crew, email });

async function jobOf({ id, call }: Caller, title: string): Promise<Job> {
  const jobs = await call<Job[]>('get', `/api/jobs/recruiter/${id}?${ALL}`);
  const job = jobs.find((one) => one.title === title);
  if (!job) throw new Error(`The story has no job ${title}`);
  return job;
}

test('the story that every first start tells is there, asked of the product itself [R536]', async ({ request }) => {
  const [northfield, maya, tom, priya] = await Promise.all([
    callerFor(request, story.company),
    callerFor(request, story.crew),
    callerFor(request, person('tom.ashworth@crew.example')),
    callerFor(request, person('priya.nair@crew.example')),
  ]);
  const planOf = async (title: string): Promise<{ calls: Call[]; roles: Role[] }> => {
    const { id } = await jobOf(northfield, title);
    return {
      calls: await northfield.call<Call[]>('get', `/api/jobs/${id}/calls`),
      roles: await northfield.call<Role[]>('get', `/api/jobs/${id}/roles`),
    };
  };
  const offers = await northfield.call<Offer[]>('get', `/api/offers?side=recruiter&${ALL}`);

  await test.step('a festival of five roles and four calls, one of them over the night in which the clocks change', async () => {
    const { calls, roles } = await planOf('Long Night, stage and rigging crew');
    expect([roles.length, calls.length]).toEqual([5, 4]);
    const overNight = calls.filter(({ starts_on, ends_on }) => ends_on > starts_on);
    expect(overNight.map(({ clocks }) => clocks)).toEqual([expect.anything()]);
  });

  const { calls, roles } = await planOf('Winter Lights, stage and audio crew');
  await test.step('a ladder of three pencils', () => {
    const role = roles.find(({ name }) => name === 'Monitor engineer');
    const ladder = offers.filter(({ role_id, kind }) => role_id === role?.id && kind === 'pencil');
    expect(ladder.map(({ slot }) => slot?.rank).sort()).toEqual([1, 2, 3]);
  });

  await test.step('a pencil that another company challenged, of which three hours are left', async () => {
    const pencil = offers.find(({ job_title }) => job_title === 'Stage manager, carols rehearsal');
    const left = Date.parse(pencil?.decide_by ?? '') - Date.parse(pencil?.created_at ?? '');
    expect(left / HOUR_MS).toBeCloseTo(3, 0);
    const told = await northfield.call<NotificationItem[]>('get', `/api/notifications?${ALL}`);
    expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Decide on Ewan by /));
  });

  await test.step('a booking that was cancelled, and its cover in the second wave', async () => {
    const { id } = await jobOf(northfield, 'Barn technician, power and sound test');
    const bookings = await northfield.call<Booking[]>('get', `/api/bookings?side=recruiter&${ALL}`);
    const cancelled = bookings.find(({ job_id }) => job_id === id);
    expect([cancelled?.state, cancelled?.cancellations[0]?.by]).toEqual(['cancelled', 'crew']);
    const { rescue } = await northfield.call<RoleRescue>('get', `/api/roles/${cancelled?.role_id}/rescue`);
    expect(rescue?.people.map(({ wave }) => wave)).toEqual(expect.arrayContaining([1, 2]));
  });

  await test.step('a call sheet in its third version that two have not acknowledged', async () => {
    const getIn = calls.find(({ name }) => name === 'Get-in');
    const { version, desk } = await northfield.call<CallSheet>('get', `/api/calls/${getIn?.id}/sheet`);
    expect(version).toBe(3);
    expect(desk?.receipts.filter(({ state }) => state !== 'acknowledged')).toHaveLength(2);
  });

  await test.step('a timesheet that is questioned and one that is approved', async () => {
    const stateOf = async ({ call }: Caller, job: string) =>
      (await call<Timesheet[]>('get', `/api/timesheets?side=freelancer&${ALL}`)).find(
        ({ job_title }) => job_title === job,
      )?.state;
    expect(await stateOf(tom, 'Harvest weekend, barn stage')).toBe('disputed');
    expect(await stateOf(maya, 'Harvest weekend, barn stage')).toBe('approved');
  });

  await test.step('an issued invoice with VAT, and one without', async () => {
    const listed = await northfield.call<InvoiceSummary[]>('get', `/api/invoices?side=recruiter&${ALL}`);
    const vatOf = async ({ id }: Caller) => {
      const found = listed.find(({ freelancer_id, state }) => freelancer_id === id && state === 'issued');
      return (await northfield.call<Invoice>('get', `/api/invoices/${found?.id}`)).vat_pence;
    };
    expect(await vatOf(maya)).toBeGreaterThan(0);
    expect(await vatOf(priya)).toBeNull();
  });

  await test.step('a team of three, kit, tickets of which one expires soon, and a search with two new jobs', async () => {
    const [team] = await tom.call<Team[]>('get', '/api/teams');
    expect(team?.members).toHaveLength(3);
    expect((await maya.call<KitItem[]>('get', '/api/kit')).length).toBeGreaterThan(1);
    const { tickets } = await maya.call<OwnTickets>('get', '/api/tickets');
    const inAMonth = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString().slice(0, 10);
    expect(tickets.filter(({ expires_on }) => expires_on && expires_on < inAMonth)).toHaveLength(1);
    const fresh = async () => (await maya.call<SavedSearch[]>('get', '/api/saved-searches'))[0]?.new_jobs;
    await expect.poll(fresh, { timeout: MATCHED_WITHIN_MS }).toBe(2);
  });

  await test.step('and what is over was booked', async () => {
    const bookings = await maya.call<Booking[]>('get', `/api/bookings?side=freelancer&${ALL}`);
    expect(
      bookings.filter(({ confirmed_at }) => Date.parse(confirmed_at) < Date.now() - 7 * 24 * HOUR_MS),
    ).toHaveLength(4);
  });
});
