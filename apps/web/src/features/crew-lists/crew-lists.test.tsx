import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CrewList, CrewMark, KeptOnPerson, ListedPerson } from '@crewcall/contracts-bookings';
import { answer, api, refuse, renderApp, type Asked } from '@crewcall/testing-web';
import { CrewListsPage } from './components/crew-lists-page';
import { FavouriteButton } from './components/favourite-button';
import { TogetherNote } from './components/together-note';
import { KeptOnPerson as Kept } from './components/kept-on-person';

const favourites: CrewList = { id: 'l1', name: 'Favourites', is_favourites: true, people: 2 };
const festival: CrewList = { id: 'l2', name: 'Festival', is_favourites: false, people: 0 };
const mark = (overrides: Partial<CrewMark> = {}): CrewMark => ({
  user_id: 'u1',
  list_ids: [],
  tags: [],
  together: 0,
  ...overrides,
});
const bodyOf = (asked: readonly Asked[], method: string, path: string): unknown =>
  asked.find((one) => one.method === method && one.path === path)?.body;
const listed = (user_id: string, first_name: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  ...mark({ user_id, list_ids: ['l1'] }),
  first_name,
  last_name: 'Nair',
  title: 'Rigger',
  is_here: true,
  added_at: '2026-11-20T09:00:00.000Z',
  ...more,
});

it('puts a person on Favourites and takes them off with one press each [R420]', async () => {
  const lists = { isOn: false };
  const asked = api({
    'GET /api/crew-lists': () => answer([favourites]),
    'POST /api/crew/marks': () => answer([mark({ list_ids: lists.isOn ? ['l1'] : [] })]),
    'PUT /api/crew-lists/l1/people/u1': () => {
      lists.isOn = true;
      return answer(null, { status: 204 });
    },
    'DELETE /api/crew-lists/l1/people/u1': () => {
      lists.isOn = false;
      return answer(null, { status: 204 });
    },
  });
  const { person } = renderApp(<FavouriteButton userId="u1" name="Priya Nair" among={['u1', 'u2']} />);
  const star = await screen.findByRole('button', { name: 'Priya Nair in Favourites' });
  await waitFor(() => expect(star).toBeEnabled());
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await person.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(lists.isOn).toBe(true));
  await person.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  expect(bodyOf(asked, 'POST', '/api/crew/marks')).toEqual({ user_ids: ['u1', 'u2'] });
});

it('keeps a second press that comes while the first is being saved [R420]', async () => {
  const saved: string[] = [];
  let letFirstGo = (): void => undefined;
  const first = new Promise<void>((resolve) => (letFirstGo = resolve));
  api({
    'GET /api/crew-lists': () => answer([favourites]),
    'POST /api/crew/marks': () => answer([mark({ list_ids: saved.at(-1) === 'on' ? ['l1'] : [] })]),
    'PUT /api/crew-lists/l1/people/u1': async () => {
      await first;
      saved.push('on');
      return answer(null, { status: 204 });
    },
    'DELETE /api/crew-lists/l1/people/u1': () => {
      saved.push('off');
      return answer(null, { status: 204 });
    },
  });
  const { person } = renderApp(<FavouriteButton userId="u1" name="Priya Nair" among={['u1']} />);
  const star = await screen.findByRole('button', { name: 'Priya Nair in Favourites' });
  await waitFor(() => expect(star).toBeEnabled());
  await person.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await person.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'false');
  letFirstGo();
  await waitFor(() => expect(saved).toEqual(['on', 'off']));
  expect(star).toHaveAttribute('aria-pressed', 'false');
});

it('says how often the two worked together, and nothing where they did not [R425]', async () => {
  api({ 'POST /api/crew/marks': () => answer([mark({ together: 3 }), mark({ user_id: 'u2' })]) });
  const among = ['u1', 'u2'];
  renderApp(
    <>
      <TogetherNote userId="u2" among={among} />
      <TogetherNote userId="u1" among={among} />
    </>,
  );
  expect(await screen.findByText('Worked together on 3 bookings')).toBeVisible();
  expect(screen.getAllByText(/Worked together/)).toHaveLength(1);
});

it('goes back when a star could not be saved, and says why [R420]', async () => {
  api({
    'GET /api/crew-lists': () => answer([favourites]),
    'POST /api/crew/marks': () => answer([mark()]),
    'PUT /api/crew-lists/l1/people/u1': () => refuse(409, 'A list holds at most 500 people.', 'CREW_LIST_FULL'),
  });
  const { person, store } = renderApp(<FavouriteButton userId="u1" name="Priya Nair" among={['u1']} />);
  const star = await screen.findByRole('button', { name: /Favourites/ });
  await waitFor(() => expect(star).toBeEnabled());
  await person.click(star);
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('A list holds at most 500 people.'));
  expect(star).toHaveAttribute('aria-pressed', 'false');
});

it('shows who is free on the chosen days, most free first where asked [R422]', async () => {
  api({
    'GET /api/crew-lists': () => answer([favourites, festival]),
    'GET /api/crew-lists/l1/people': ({ query }) => {
      const people = [listed('u1', 'Priya'), listed('u2', 'Grace', { together: 2, tags: ['FOH'] })];
      return answer(query['free_on'] === '2026-12-01' ? people.reverse() : people, { total: 2 });
    },
    'POST /api/availability/check': () =>
      answer({
        as_of: '2026-11-20T09:00:00.000Z',
        people: [
          { user_id: 'u1', is_shared: true, calls: [], days: [{ day: '2026-12-01', word: 'busy' }] },
          { user_id: 'u2', is_shared: true, calls: [], days: [{ day: '2026-12-01', word: 'free' }] },
        ],
      }),
  });
  renderApp(<CrewListsPage />, { at: '/crew-lists?from=2026-12-01&to=2026-12-01&sort=free' });
  await screen.findByText('Tue 1 Dec: Free');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Grace Nair',
    'Priya Nair',
  ]);
  expect(screen.getByText(/worked with you 2 times/)).toBeVisible();
  expect(screen.getByText('FOH')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
});

it('leads from a page of a list that was emptied to the last one', async () => {
  api({
    'GET /api/crew-lists': () => answer([favourites]),
    'GET /api/crew-lists/l1/people': ({ query }) =>
      answer(query['page'] === '1' ? [listed('u1', 'Priya')] : [], { total: 1 }),
  });
  const { address } = renderApp(<CrewListsPage />, { at: '/crew-lists?list=l1&page=2' });
  expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toBeVisible();
  expect(address()).toBe('/crew-lists?list=l1&page=1');
});

it('keeps dates while they are typed, and says that the last is before the first [R422]', async () => {
  api({
    'GET /api/crew-lists': () => answer([favourites]),
    'GET /api/crew-lists/l1/people': () => answer([], { total: 0 }),
  });
  const { address } = renderApp(<CrewListsPage />, { at: '/crew-lists' });
  const [from, until] = [await screen.findByLabelText('Free from'), screen.getByLabelText('Until')];
  fireEvent.change(from, { target: { value: '0002-12-10' } });
  expect(from).toHaveValue('0002-12-10');
  expect(address()).toBe('/crew-lists');
  fireEvent.change(from, { target: { value: '2026-12-10' } });
  await waitFor(() => expect(address()).toBe('/crew-lists?from=2026-12-10&to=2026-12-10'));
  expect(until).toHaveValue('2026-12-10');
  fireEvent.change(until, { target: { value: '2026-12-08' } });
  expect(await screen.findByText('The last day cannot be before the first.')).toBeVisible();
  expect(from).toHaveValue('2026-12-10');
  expect(until).toHaveValue('2026-12-08');
  fireEvent.change(until, { target: { value: '2026-12-12' } });
  await waitFor(() => expect(address()).toBe('/crew-lists?from=2026-12-10&to=2026-12-12'));
  fireEvent.change(from, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe('/crew-lists'));
  expect(until).toHaveValue('2026-12-12');
});

it('makes a list and says in the dialog when there is one of that name [R420]', async () => {
  const asked = api({
    'GET /api/crew-lists': () => answer([favourites]),
    'GET /api/crew-lists/l1/people': () => answer([], { total: 0 }),
    'POST /api/crew-lists': () => refuse(409, 'You already have a list of that name.', 'CREW_LIST_NAME_TAKEN'),
  });
  const { person } = renderApp(<CrewListsPage />);
  expect(await screen.findByText('No people on this list yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
  await person.type(dialog.getByLabelText('Name'), 'Festival');
  await person.click(dialog.getByRole('button', { name: 'Create list' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You already have a list of that name.');
  expect(dialog.getByLabelText('Name')).toHaveValue('Festival');
  expect(bodyOf(asked, 'POST', '/api/crew-lists')).toEqual({ name: 'Festival' });
});

it('keeps tags and notes beside a profile, and what was typed when a note could not be saved [R421] [R425]', async () => {
  const kept: KeptOnPerson = { ...mark({ tags: ['FOH'], together: 1 }), notes: [] };
  const asked = api({
    'GET /api/crew-lists': () => answer([favourites, festival]),
    'GET /api/crew/u1/kept': () => answer(kept),
    'PUT /api/crew/u1/tags': () => answer(kept),
    'POST /api/crew/u1/notes': () => refuse(503, 'This is not possible just now.', 'UNAVAILABLE'),
  });
  const { person } = renderApp(<Kept userId="u1" firstName="Priya" />);
  expect(await screen.findByText('Only your company reads this. Worked together once.')).toBeVisible();
  expect(screen.getByText('Write what you would be content for Priya to read.')).toBeVisible();
  await person.type(screen.getByLabelText('Tags'), 'Own van{Enter}');
  await waitFor(() => expect(bodyOf(asked, 'PUT', '/api/crew/u1/tags')).toEqual({ tags: ['FOH', 'Own van'] }));
  await person.type(screen.getByLabelText('New note'), 'Good on desks.');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible just now.');
  expect(screen.getByLabelText('New note')).toHaveValue('Good on desks.');
});

it('keeps each of the tags that are typed at once, and takes back what was not saved [R421]', async () => {
  let isDown = false;
  let letFirstGo = (): void => undefined;
  const first = new Promise<void>((resolve) => (letFirstGo = resolve));
  const kept = { ...mark({ tags: ['FOH'] }), notes: [] };
  const asked = api({
    'GET /api/crew-lists': () => answer([favourites]),
    'GET /api/crew/u1/kept': () => answer(kept),
    'PUT /api/crew/u1/tags': async ({ body }) => {
      await first;
      if (isDown) return refuse(409, 'Not now.');
      Object.assign(kept, body);
      return answer(kept);
    },
  });
  const { person } = renderApp(<Kept userId="u1" firstName="Priya" />);
  await person.type(await screen.findByLabelText('Tags'), 'Own van{Enter}Rigger{Enter}');
  letFirstGo();
  await waitFor(() => expect(kept.tags).toEqual(['FOH', 'Own van', 'Rigger']));
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { tags: ['FOH', 'Own van'] },
    { tags: ['FOH', 'Own van', 'Rigger'] },
  ]);
  isDown = true;
  await person.type(screen.getByLabelText('Tags'), 'Late{Enter}');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByText('Rigger')).toBeVisible();
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
});
