import { screen, waitFor, within } from '@testing-library/react';
import { dayAfter, wallTimeOf, type CalendarItem } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp, type Answer } from '@crewcall/testing-web';
import { buildApplication, buildCounts } from '../../features/applications/application.factory';
import { buildCalendarJob, buildItem } from '../../features/calendar/calendar.factory';
import { buildFreelancerProfile } from '../../features/profile/profile.factory';
import { buildOffer } from '../../features/bookings/offer.factory';
import { buildJob } from '../../features/jobs/job.factory';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { CrewHome } from './crew-home';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);
const crew = buildUser();
function open(items: CalendarItem[], more: Record<string, Answer> = {}) {
  api({
    'GET /api/calendar': () => answer({ items, sharing: null, pattern: { days: [] }, checked_by: 0 }),
    'GET /api/applications/counts': () => answer(buildCounts({ total: 1 })),
    [`GET /api/freelancer/${crew.id}`]: () => answer(buildFreelancerProfile({ location: 'Leeds, West Yorkshire' })),
    [`GET /api/freelancer/${crew.id}/applications`]: () => answer([], { total: 0 }),
    'GET /api/jobs': () => answer([], { total: 0 }),
    ...more,
  });
  return renderApp(<CrewHome user={crew} />, { user: crew });
}
const call = (days: number, starts_at: string, location: string): CalendarItem =>
  buildItem({
    kind: 'booking',
    starts_on: on(days),
    starts_at,
    ends_at: '23:30',
    job: buildCalendarJob({ location, booking_id: `b-${days}` }),
  });

it('puts the next call first: when, where and with whom, with the way to its booking', async () => {
  open([call(9, '10:00', 'Leeds'), call(-1, '08:00', 'Bath'), call(3, '08:00', 'Manchester Central')]);
  const next = await screen.findByRole('region', { name: /^Next call: / });
  expect(next).toHaveTextContent(/08:00call time, in [23] days/);
  expect(next).toHaveTextContent('FOH Sound EngineerManchester Central, with Northlight Productions');
  const to = (name: string): string | null => within(next).getByRole('link', { name }).getAttribute('href');
  expect(to('Open the booking')).toBe('/bookings/b-3');
  expect(to('Northlight Productions')).toBe('/profile/r1');
  expect(to('Message')).toBe('/dashboard?tab=messages&to=r1');
  expect(to('Directions')).toMatch(/destination=Manchester%20Central$/);
  expect(to('Add to calendar')).toMatch(/^data:text\/calendar/);
});

it('puts the day first while the time is still to follow', async () => {
  open([{ ...call(3, '08:00', 'Leeds'), starts_at: null, ends_at: null }]);
  const next = await screen.findByRole('region', { name: 'Next call, time to follow' });
  expect(within(next).getByText(dayLabel(on(3)))).toBeInTheDocument();
});

it('lists what companies wait for, each offer once, the soonest deadline first', async () => {
  const offer = (days: number, offer_id: string, ends_at: string): CalendarItem =>
    buildItem({ kind: 'offer', starts_on: on(days), job: buildCalendarJob({ offer_id, booking_id: null, ends_at }) });
  open([
    offer(5, 'late', `${on(2)}T12:00:00Z`),
    offer(6, 'late', `${on(2)}T12:00:00Z`),
    offer(7, 'soon', new Date(Date.now() + 3.5 * 3_600_000).toISOString()),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Waiting for your answer 2' }));
  expect(list.getByText('3 h left')).toBeInTheDocument();
  // Its title, its yes and its no.
  const to = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(to).toEqual(['soon', 'soon', 'soon', 'late', 'late', 'late'].map((id) => `/offers/${id}`));
  expect(screen.queryByRole('region', { name: /^Next call/ })).not.toBeInTheDocument();
});

it('takes the answer in the row, after the terms as they are now', async () => {
  const { person } = open(
    [buildItem({ kind: 'offer', starts_on: on(5), job: buildCalendarJob({ offer_id: 'o1', booking_id: null }) })],
    {
      'GET /api/offers/o1': () => answer(buildOffer({ id: 'o1' })),
      'PUT /api/offers/o1/accept': () => answer(buildOffer({ id: 'o1', state: 'confirmed' })),
    },
  );
  const list = within(await screen.findByRole('region', { name: 'Waiting for your answer 1' }));
  await person.click(list.getByRole('link', { name: /^Accept/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Accept / }));
  expect(dialog.getByText(/You are booked by Northlight Productions at once/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(list.getByRole('link', { name: /^Decline/ }));
  expect(await screen.findByRole('dialog', { name: 'Decline this offer?' })).toBeVisible();
});

it('says what the next seven days hold, each with its way into the calendar', async () => {
  open([call(2, '08:00', 'Leeds'), buildItem({ kind: 'unavailable', starts_on: on(4) })]);
  const week = within(await screen.findByRole('region', { name: 'Next seven days' }));
  expect(
    week.getAllByRole('listitem').map(({ textContent }) => /Free|Booked|Away/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Free', 'Free', 'Booked', 'Free', 'Away', 'Free', 'Free']);
  expect(week.getByRole('link', { name: `${dayLabel(on(2))}, Booked` })).toHaveAttribute(
    'href',
    `/calendar?on=${on(2)}`,
  );
});

it('says so when nothing waits for an answer', async () => {
  open([call(2, '08:00', 'Leeds')]);
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible();
});

it('says that the calls could not be loaded, and asks again', async () => {
  const service = { isDown: true };
  const { person } = open([], {
    'GET /api/calendar': () =>
      service.isDown
        ? refuse(500, 'Down')
        : answer({ items: [call(2, '08:00', 'Leeds')], sharing: null, pattern: { days: [] }, checked_by: 0 }),
  });
  expect(await screen.findByText('Your next calls could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Nothing needs you right now')).not.toBeInTheDocument();
  service.isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: /^Next call: / })).toBeVisible();
});

it('does not say that all is done before it is known what is left to do', async () => {
  let give = (_answer: Response): void => undefined;
  open([], { 'GET /api/applications/counts': () => new Promise<Response>((resolve) => (give = resolve)) });
  expect(await screen.findByRole('region', { name: 'Next seven days' })).toBeVisible();
  expect(screen.queryByText('Nothing needs you right now')).not.toBeInTheDocument();
  give(answer(buildCounts({ total: 1 })));
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
});

it('begins with the steps that make a person findable while nothing is booked, and marks those done', async () => {
  open([], { [`GET /api/freelancer/${crew.id}`]: () => refuse(404, 'Not found') });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getByText('First application').textContent).toBe('First application, done');
  expect(steps.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/dashboard?tab=profile');
  expect(steps.getByRole('link', { name: 'Set your free days' })).toHaveAttribute('href', '/calendar');
});

it('shows beside it what is applied for, and jobs where the person lives', async () => {
  open([], {
    [`GET /api/freelancer/${crew.id}/applications`]: () =>
      answer([buildApplication({ job_id: 'a', job_title: 'Stage manager', status: 'shortlisted' })], { total: 4 }),
    'GET /api/jobs': ({ query }) =>
      answer(query['location'] === 'Leeds' ? [buildJob({ id: 'j9', title: 'Rigger' })] : [], { total: 12 }),
  });
  const applications = within(await screen.findByRole('region', { name: 'Applications 4 open' }));
  expect(applications.getByRole('link', { name: 'Stage manager' })).toHaveAttribute('href', '/jobs/a');
  expect(applications.getByText('Shortlisted')).toBeVisible();
  const jobs = within(await screen.findByRole('region', { name: 'Jobs in Leeds' }));
  expect(jobs.getByRole('link', { name: 'Rigger' })).toHaveAttribute('href', '/jobs/j9');
  expect(jobs.getByRole('link', { name: 'All 12' })).toHaveAttribute('href', '/jobs?location=Leeds');
});
