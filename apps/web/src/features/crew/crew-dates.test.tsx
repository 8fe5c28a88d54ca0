import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayAfter, dayWords, wallTimeOf, type DayAvailability } from '@crewcall/contracts-bookings';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CrewList } from './components/crew-list';
import { buildCrewMember } from './crew.factory';

const user = buildUser({ id: 'co', role: 'recruiter' });
const first = dayAfter(wallTimeOf(new Date()).day, 10);
const days = [first, dayAfter(first, 1), dayAfter(first, 2)];
const words = (...each: DayAvailability['word'][]): DayAvailability[] =>
  each.map((word, index) => ({ day: days[index] ?? '', word }));
const heard = { as_of: '2026-11-22T14:05:00.000Z', days: words('busy', 'busy', 'busy') };
const people = [
  buildCrewMember({ user_id: 'a', display_name: 'Priya Nair', availability: heard }),
  buildCrewMember({ user_id: 'b', display_name: 'Maya Okafor', availability: heard }),
  buildCrewMember({ user_id: 'c', display_name: 'Tom Ashworth', availability: null }),
];
const checked = (user_id: string, known: DayAvailability[], is_shared = true) => ({
  user_id,
  is_shared,
  days: known,
  calls: [],
});

function open(at: string, more: Record<string, Answer> = {}) {
  const asked = api({
    'GET /api/freelancers': () => answer(people, { total: 3 }),
    'POST /api/availability/check': () =>
      answer({
        as_of: new Date().toISOString(),
        people: [
          checked('a', words('free', 'unsaid', 'free')),
          checked('b', words('free', 'unsaid', 'busy')),
          checked('c', [], false),
        ],
      }),
    ...more,
  });
  return { asked, ...renderApp(<CrewList />, { at, user }) };
}
const card = (name: RegExp) => screen.findByRole('listitem', { name });
const lists = (asked: ReturnType<typeof api>) => asked.filter(({ path }) => path === '/api/freelancers');

it('says on each card on which of the days the person is free, with a mark for each [R320]', async () => {
  open(`/freelancers?on=${days.join()}`);
  const priya = await card(/Priya Nair/);
  await waitFor(() => expect(priya).toHaveTextContent('Free for all 3 days'));
  expect(within(priya).getByTitle(`${dayWords(first)}: Free`)).toBeInTheDocument();
  expect(within(priya).getByTitle(`${dayWords(dayAfter(first, 1))}: Nothing booked`)).toBeInTheDocument();
  expect(await card(/Maya Okafor/)).toHaveTextContent(/Free 2 of 3: not \w{3}/);
  expect(await card(/Tom Ashworth/)).toHaveTextContent('Calendar not shared');
  expect(screen.queryByText(/As of/)).toBeNull();
});

it('shows what the directory heard last, and when, while the calendars do not answer [R323]', async () => {
  open(`/freelancers?on=${days.join()}`, { 'POST /api/availability/check': () => refuse(503, 'Down', 'UNAVAILABLE') });
  const priya = await card(/Priya Nair/);
  expect(await within(priya).findByText('As of 14:05')).toBeInTheDocument();
  expect(priya).toHaveTextContent('Not free');
});

it('asks for one to 14 days and keeps who is free, in the address [R320] [R321]', async () => {
  const { person, asked, address } = open('/freelancers');
  await person.click(await screen.findByRole('button', { name: 'Choose dates' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: first } });
  await waitFor(() => expect(address()).toBe(`/freelancers?on=${first}`));
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: dayAfter(first, 14) } });
  expect(screen.getByText('Choose up to 14 days, from today on.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: days[2] } });
  await person.click(await screen.findByRole('button', { name: `Leave out ${dayWords(days[1] ?? '')}` }));
  await person.click(screen.getByRole('button', { name: 'Free for all' }));
  await waitFor(() =>
    expect(lists(asked).at(-1)?.query).toMatchObject({ on: `${first},${days[2]}`, free: 'all', page: '1' }),
  );
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/freelancers');
});

it('leaves out of the address what is over, and shows dates to companies alone [R320]', async () => {
  const asked = api({ 'GET /api/freelancers': () => answer([buildCrewMember()], { total: 1 }) });
  renderApp(<CrewList />, { at: `/freelancers?on=2020-01-01,${first}`, user: buildUser() });
  await card(/Priya Nair/);
  expect(lists(asked)[0]?.query).toMatchObject({ on: first });
  expect(screen.queryByRole('button', { name: 'Choose dates' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Dates' })).toBeNull();
});
