import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, passTime, refuse, renderApp, stopClock, untilSettled } from '@crewcall/testing-web';
import { CrewList } from './components/crew-list';
import { buildCrewMember } from './crew.factory';

const priya = buildCrewMember();
const grace = buildCrewMember({
  user_id: 'u2',
  display_name: 'Grace Okafor',
  title: null,
  bio: null,
  location: null,
  experience_years: null,
  skills: [],
  availability_status: 'unavailable',
  email_verified: false,
  rating_average: null,
  rating_count: 0,
  recent_projects: 0,
});
const card = async (name: string): Promise<HTMLElement> => screen.findByRole('listitem', { name: new RegExp(name) });

afterEach(() => jest.useRealTimers());

it('shows each person’s card, with real ratings and bookings [R178] [R180] [R181]', async () => {
  api({ 'GET /api/freelancers': () => answer([priya, grace], { total: 2 }) });
  renderApp(<CrewList />);
  const first = await card('Priya Nair');
  for (const words of [
    'VERIFIED',
    'FOH and systems engineer',
    '4.9',
    '(41)',
    'Available',
    'Calm on comms.',
    'Dante',
    'Manchester',
    '12 years',
    '14',
  ]) {
    expect(first).toHaveTextContent(words);
  }
  expect(within(first).getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/u1');
  expect(screen.getByRole('heading', { name: '2 Crew Found' })).toBeVisible();
  expect(screen.getByText('Sort by: Rating')).toBeVisible();
});

it('fills in what was left empty, and claims no rating that no user gave [R179] [R180]', async () => {
  api({ 'GET /api/freelancers': () => answer([grace], { total: 1 }) });
  renderApp(<CrewList />);
  const only = await card('Grace Okafor');
  for (const words of [
    'Event Professional',
    'Professional event crew member',
    'Location not specified',
    'Experience not specified',
    'New',
    'None yet',
    'Unavailable',
  ]) {
    expect(only).toHaveTextContent(words);
  }
  expect(only).not.toHaveTextContent('VERIFIED');
});

it('searches by words, place and skill, in the address [R174] [R175] [R176]', async () => {
  const asked = api({
    'GET /api/freelancers': () => answer([priya], { total: 1 }),
    'GET /api/locations/search': () => answer([]),
  });
  const { person, address } = renderApp(<CrewList />, { at: '/freelancers?page=2' });
  await card('Priya Nair');
  const skills = within(screen.getByRole('combobox', { name: 'Skill' })).getAllByRole('option');
  expect(skills.map(({ textContent }) => textContent)).toEqual([
    'All Skills',
    'Sound Engineering',
    'Lighting Design',
    'AV Systems',
    'Video Production',
    'Stage Management',
  ]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Skill' }), 'AV Systems');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'rf');
  await person.type(screen.getByLabelText('UK location'), 'man');
  await waitFor(() => expect(address()).toBe('/freelancers?skill=AV+Systems&search=rf&location=man'));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/freelancers').at(-1)?.query).toMatchObject({
      search: 'rf',
      location: 'man',
      skill: 'AV Systems',
      page: '1',
    }),
  );
});

it('offers two ways on when no user matches [R182]', async () => {
  api({ 'GET /api/freelancers': () => answer([], { total: 0 }) });
  renderApp(<CrewList />, { at: '/freelancers?search=zzz' });
  expect(await screen.findByRole('link', { name: 'Join as Freelancer' })).toHaveAttribute('href', '/auth?tab=signup');
  expect(screen.getByRole('link', { name: 'Browse Jobs Instead' })).toHaveAttribute('href', '/jobs');
});

it('marks the person that the address names, for three seconds [R177]', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  api({ 'GET /api/freelancers': () => answer([priya, grace], { total: 2 }) });
  stopClock();
  renderApp(<CrewList />, { at: '/freelancers?highlight=u2' });
  await untilSettled(() => screen.queryAllByRole('listitem', { name: /./ }).length === 2);
  const lit = () => screen.getAllByRole('listitem', { name: /./ }).map((item) => item.getAttribute('data-lit'));
  expect(lit()).toEqual(['false', 'true']);
  await passTime(2_999);
  expect(lit()).toEqual(['false', 'true']);
  await passTime(1);
  expect(lit()).toEqual(['false', 'false']);
});

it.each([
  ['crew', buildUser(), 'GET /api/freelancer/u2', grace],
  ['a company', buildUser({ role: 'recruiter' }), 'POST /api/freelancers/among', [grace]],
])(
  'shows %s first, and marked, the person that the address names who is on another page [R177]',
  async (_who, user, way, found) => {
    Element.prototype.scrollIntoView = jest.fn();
    const asked = api({
      'GET /api/freelancers': () => answer([priya], { total: 11 }),
      'GET /api/crew-searches': () => answer([]),
      [way]: () => answer(found),
    });
    renderApp(<CrewList />, { at: '/freelancers?highlight=u2', user });
    expect(await card('Grace Okafor')).toHaveAttribute('data-lit', 'true');
    const lit = screen.getAllByRole('listitem', { name: /./ }).map((item) => item.getAttribute('data-lit'));
    expect(lit).toEqual(['true', 'false']);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/freelancers?page=2');
    expect(asked.filter(({ path }) => path.endsWith('/among')).map(({ body }) => body)).toEqual(
      user.role === 'recruiter' ? [{ user_ids: ['u2'] }] : [],
    );
  },
);

it('shows the page as it is where no one has the id that the address names', async () => {
  api({
    'GET /api/freelancers': () => answer([priya], { total: 1 }),
    'GET /api/freelancer/u9': () => refuse(404, 'Profile not found'),
  });
  renderApp(<CrewList />, { at: '/freelancers?highlight=u9' });
  expect(await card('Priya Nair')).toHaveAttribute('data-lit', 'false');
  expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(1);
});

it.each([
  ['its address itself', 'data:image/webp;base64,AA', true],
  ['our own store', '/api/media/0190b6a0-0000-7000-8000-0000000000aa', true],
  ['another host', 'https://tracker.example/x.png', false],
  ['no picture', null, false],
])('shows a picture from %s, or else the initials [R178]', async (_from, profile_photo_url, isShown) => {
  api({ 'GET /api/freelancers': () => answer([{ ...priya, profile_photo_url }], { total: 1 }) });
  renderApp(<CrewList />);
  const item = await card('Priya Nair');
  expect(item.querySelector('img')?.getAttribute('src') ?? null).toBe(isShown ? profile_photo_url : null);
  expect(within(item).queryAllByText('PN')).toHaveLength(isShown ? 0 : 1);
});

it('reads any other availability as unavailable [R161]', async () => {
  const person = buildCrewMember({ availability_status: 'on tour' as 'busy' });
  api({ 'GET /api/freelancers': () => answer([person], { total: 1 }) });
  renderApp(<CrewList />);
  expect(within(await card('Priya Nair')).getByText('Unavailable')).toBeVisible();
});

it('tells a signed-out visitor to log in before contacting, and then offers the way [R184]', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  api({ 'GET /api/freelancers': () => answer([priya], { total: 1 }) });
  const { person } = renderApp(<CrewList />);
  await person.click(await screen.findByRole('button', { name: 'Contact' }));
  expect(alert).toHaveBeenCalledWith('Please log in to contact freelancers');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(`/dashboard?tab=messages&to=${buildCrewMember().user_id}`)}`,
  );
});

it('says what failed [R186]', async () => {
  api({ 'GET /api/freelancers': () => refuse(400, 'Too long a search.') });
  renderApp(<CrewList />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch freelancers');
  expect(alert).toHaveTextContent('Too long a search.');
});

it('shows how far crew are from a place, the nearest first, within miles from there [R488] [R491]', async () => {
  const asked = api({
    'GET /api/freelancers': () =>
      answer(
        [
          { ...priya, miles: 36 },
          { ...grace, miles: null },
        ],
        { total: 2 },
      ),
  });
  const { person, address } = renderApp(<CrewList />, { at: '/freelancers?near=Leeds&page=2' });
  expect(await card('Priya Nair')).toHaveTextContent('Manchester, about 36 miles');
  expect(await card('Grace Okafor')).toHaveTextContent('Location not specified');
  expect(screen.getByText('Sort by: Nearest')).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ near: 'Leeds', order: 'nearest' });
  await person.selectOptions(await screen.findByLabelText('Within'), 'Within 50 miles');
  expect(address()).toBe('/freelancers?near=Leeds&within=50');
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Rating');
  await waitFor(() => expect(asked.at(-1)?.query).not.toHaveProperty('order'));
});

it('leads from a page that was emptied to the last one that has crew', async () => {
  api({ 'GET /api/freelancers': ({ query }) => answer(query['page'] === '2' ? [priya] : [], { total: 14 }) });
  const { address } = renderApp(<CrewList />, { at: '/freelancers?skill=AV+Systems&page=5' });
  expect(await card('Priya Nair')).toBeVisible();
  expect(address()).toBe('/freelancers?skill=AV+Systems&page=2');
});
