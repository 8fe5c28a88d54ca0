import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { CalendarItem, SavedBlocks } from '@crewcall/contracts-bookings';
import { deliverLive } from '@crewcall/web-data-access';
import { buildCalendar, buildCalendarJob, buildItem } from './calendar.factory';
import { CalendarPage } from './components/calendar-page';

const user = buildUser();
const month = '/calendar?view=month&on=2026-11-26';
const night = buildItem({
  kind: 'booking',
  starts_on: '2026-11-26',
  starts_at: '22:00',
  ends_on: '2026-11-27',
  ends_at: '04:00',
});
const day = buildItem({ kind: 'booking', starts_on: '2026-11-26', starts_at: '08:00', ends_at: '14:00', id: 'day' });
const block = buildItem({ kind: 'unavailable', starts_on: '2026-11-14', id: 'block', note: 'Dentist' });
const saved: SavedBlocks = { ids: ['new'], rule_id: null, clock_words: null };

/** A service that remembers what it listed last. */
function open(items: CalendarItem[], at = month, more: Record<string, Answer> = {}) {
  const service = { items };
  const asked = api({ 'GET /api/calendar': () => answer(buildCalendar(service.items)), ...more });
  return { service, asked, ...renderApp(<CalendarPage />, { user, at }) };
}
const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const sent = (asked: ReturnType<typeof api>, method: string) => asked.filter((one) => one.method === method);

it('shows whole weeks from Monday and keeps view and day in the address [R301] [R302]', async () => {
  const { person, address } = open([day]);
  const grid = await screen.findByRole('grid', { name: 'November 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  expect(address()).toBe('/calendar?view=month&on=2026-12-26');
  expect(await cell('Friday 25 December, Christmas Day')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Week' }));
  expect(address()).toBe('/calendar?view=week&on=2026-12-26');
  expect(await screen.findByRole('grid', { name: '21 Dec to 27 Dec' })).toBeInTheDocument();
});

it.each([
  ['2026-11-30', 'Monday 30 November, St Andrew’s Day', 'St Andrew’s Day'],
  ['2027-03-29', 'Monday 29 March', 'Nothing on this day yet.'],
])(
  'names the bank holidays of the nation, in the dialog of a day too, and no others: %s [R302]',
  async (on, name, words) => {
    api({ 'GET /api/calendar': () => answer(buildCalendar()) });
    const { person } = renderApp(<CalendarPage nation="scotland" />, { user, at: `/calendar?view=month&on=${on}` });
    await person.click(await cell(name));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(words);
    expect(dialog).not.toHaveTextContent('Easter Monday');
  },
);

it('reads each day and moves by keys with one tab stop [R325]', async () => {
  const { person, address } = open([day]);
  const today = await cell('Thursday 26 November, booked, FOH Sound Engineer, 08:00');
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
  today.focus();
  await person.keyboard('{ArrowRight}');
  expect(await cell(/^Friday 27 November/)).toHaveFocus();
  await person.keyboard('{ArrowDown}{Home}');
  expect(await cell(/^Monday 30 November/)).toHaveFocus();
  await person.keyboard('{PageDown}');
  await waitFor(() => expect(address()).toBe('/calendar?view=month&on=2026-12-30'));
  await waitFor(async () => expect(await cell(/^Wednesday 30 December/)).toHaveFocus());
  await person.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Add time' })).toBeInTheDocument();
});

it('opens a day with Enter and says why a booking cannot be edited [R311] [R325]', async () => {
  const { person } = open([day]);
  (await cell(/^Thursday 26 November/)).focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Thursday 26 November' });
  expect(dialog).toHaveTextContent('This is a booking. Cancel it with the company instead.');
  expect(within(dialog).queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'FOH Sound Engineer' })).toHaveAttribute('href', '/bookings/b1');
});

it('shows a night across two days as one bar, in the agenda under the day it begins [R305]', async () => {
  const { person } = open([night]);
  expect(await cell('Thursday 26 November, booked, FOH Sound Engineer, 22:00')).toBeInTheDocument();
  expect(await cell('Friday 27 November, booked, FOH Sound Engineer, until 04:00')).toBeInTheDocument();
  const bars = screen.getByRole('grid').querySelectorAll('button');
  expect([...bars].map(({ textContent }) => textContent)).toEqual(['22:00 FOH Sound Engineeruntil 04:00']);
  await person.click(screen.getByRole('button', { name: 'Agenda' }));
  const agenda = await screen.findByRole('list', { name: /26 Nov to/ });
  await within(agenda).findByText(/^22:00 to 04:00, ends next day(, London time)?, Manchester$/);
  expect(within(agenda).getAllByText('26')).toHaveLength(1);
  expect(within(agenda).queryByText('27')).toBeNull();
});

it('tells bookings, pencils, offers and blocks apart by word and folds more than three [R303] [R304]', async () => {
  const kinds = ['available', 'maybe', 'offer', 'pencil', 'booking'] as const;
  open(
    kinds.map((kind) =>
      buildItem({ kind, starts_on: '2026-11-26', ...(kind === 'pencil' && { job: buildCalendarJob({ rank: 1 }) }) }),
    ),
  );
  await cell(/^Thursday 26 November, booked, .*pencil, .*offer, .*maybe, available$/);
  const bars = screen.getByRole('grid').querySelectorAll('button');
  expect([...bars].map(({ textContent }) => textContent)).toEqual([
    'FOH Sound Engineer',
    '1st FOH Sound Engineer',
    'Offer: FOH Sound Engineer',
  ]);
  expect(screen.getByText('+2 more')).toBeInTheDocument();
});

it('adds time, says so, and takes it back [R306] [R309]', async () => {
  const { person, asked, store } = open([], month, {
    'POST /api/calendar/blocks': () => answer(saved, { status: 201 }),
    'DELETE /api/calendar/blocks/new': () => new Response(null, { status: 204 }),
  });
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.click(await screen.findByRole('button', { name: 'Maybe' }));
  await person.type(screen.getByRole('textbox', { name: /Note to myself/ }), 'Waiting for Leeds');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(sent(asked, 'POST')[0]?.body).toEqual({
    kind: 'maybe',
    starts_on: '2026-11-26',
    ends_on: '2026-11-26',
    note: 'Waiting for Leeds',
    repeat: null,
  });
  expect([screen.getAllByText('Calendar updated').length, store.getState().toasts.queue]).toEqual([1, []]);
  await person.click(undo);
  await waitFor(() => expect(sent(asked, 'DELETE').map(({ path }) => path)).toEqual(['/api/calendar/blocks/new']));
});

it('says what the clocks do, and refuses a time that does not exist [R313] [R314]', async () => {
  const { person, asked } = open([], '/calendar?view=month&on=2027-03-28');
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
  const time = (name: string) => screen.getByLabelText(name);
  await person.clear(time('Starts at'));
  await person.type(time('Starts at'), '01:30');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That time does not exist: the clocks go forward at 01:00.')).toBeInTheDocument();
  await person.clear(time('Starts at'));
  await person.type(time('Starts at'), '00:30');
  expect(await screen.findByText('The clocks go forward: 15 h 30 min')).toBeInTheDocument();
  expect(sent(asked, 'POST')).toEqual([]);
});

it('offers the second of two equal times [R314]', async () => {
  const { person } = open([], '/calendar?view=month&on=2026-10-25');
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
  await person.clear(screen.getByLabelText('Starts at'));
  await person.type(screen.getByLabelText('Starts at'), '01:30');
  expect(await screen.findByRole('checkbox', { name: 'The second 01:30' })).toBeInTheDocument();
});

it('asks for an end of a repeat within two years [R307]', async () => {
  const { person, asked } = open([], month, { 'POST /api/calendar/blocks': () => answer(saved, { status: 201 }) });
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'two_weeks');
  await person.click(screen.getByRole('button', { name: 'Thursday' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose an end within two years.')).toBeInTheDocument();
  await person.type(screen.getByRole('spinbutton', { name: 'or how many times' }), '6');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked, 'POST')).toHaveLength(1));
  expect(sent(asked, 'POST')[0]?.body).toMatchObject({ repeat: { every: 'two_weeks', weekdays: [4], times: 6 } });
});

it('asks how much of a repeat is meant before it changes or deletes it [R308]', async () => {
  const repeated = { ...block, rule_id: 'rule', repeat: { every: 'week' as const, times: 4 } };
  const { person, asked } = open([repeated], month, {
    'PUT /api/calendar/blocks/block': () => answer(saved),
    'DELETE /api/calendar/blocks/block': () => new Response(null, { status: 204 }),
  });
  const edit = async () => {
    await person.click(await cell(/^Saturday 14 November/));
    await person.click(await screen.findByRole('button', { name: /^Edit Not available/ }));
  };
  await edit();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'This and later days' }));
  await waitFor(() => expect(sent(asked, 'PUT').map(({ query }) => query)).toEqual([{ scope: 'later' }]));
  // The rest of four is not four again.
  expect(sent(asked, 'PUT')[0]?.body).not.toHaveProperty('repeat');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'Only this day' }));
  await waitFor(() => expect(sent(asked, 'DELETE').map(({ query }) => query)).toEqual([{ scope: 'this' }]));
});

it('is refused over a booking and asks about a pencil [R312]', async () => {
  const failures = [
    refuse(409, 'You are booked then: Gala, Thu 26 Nov. Cancel the booking first.', 'HAS_BOOKING'),
    refuse(409, 'Release the pencil for Gala too?', 'HOLDS_PENCIL'),
  ];
  const { person, asked } = open([], month, {
    'POST /api/calendar/blocks': () => failures.shift() ?? answer(saved, { status: 201 }),
  });
  await person.click(screen.getAllByRole('button', { name: 'Add time' })[0] as HTMLElement);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are booked then: Gala, Thu 26 Nov.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Release the pencil for Gala too?')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Release and save' }));
  await waitFor(() => expect(sent(asked, 'POST').at(-1)?.body).toMatchObject({ release_pencils: true }));
});

it('shows a booking made elsewhere as soon as it is known [R311]', async () => {
  const { service, store } = open([]);
  await cell(/^Thursday 26 November$/);
  service.items = [day];
  const { dispatch, getState } = store;
  const what = { booking: { id: 'b1', job_id: 'j1', role: 'FOH' }, what: 'made' };
  act(() => deliverLive('booking_update', what, { dispatch, getState, isLate: false }));
  expect(await cell(/^Thursday 26 November, booked/)).toBeInTheDocument();
});

it('says that nothing is booked, and that it could not be loaded [R324]', async () => {
  const { person } = open([], '/calendar?view=agenda&on=2026-11-26');
  expect(await screen.findByText('Nothing booked yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
  api({ 'GET /api/calendar': () => refuse(400, 'Not today.') });
  await person.click(screen.getByRole('button', { name: 'Next 4 weeks' }));
  expect(await screen.findByText('The calendar could not be loaded.')).toBeInTheDocument();
  api({ 'GET /api/calendar': () => answer(buildCalendar([])) });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing booked yet.')).toBeInTheDocument();
});

it('asks once who may see when one is free, and says how many looked [R317] [R319]', async () => {
  const asked = api({
    'GET /api/calendar': () => answer(buildCalendar([], { sharing: null, checked_by: 4 })),
    'PUT /api/calendar/sharing': () => new Response(null, { status: 204 }),
  });
  const { person } = renderApp(<CalendarPage />, { user, at: month });
  expect(await screen.findByText(/Checked by 4 companies this week/)).toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Shown to' }), 'known');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked, 'PUT').map(({ body }) => body)).toEqual([{ sharing: 'known' }]));
});
