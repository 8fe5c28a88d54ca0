import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role, TeamOffer, TeamOfferSlot } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { answer, api, buildUser, refuse, renderApp, type Asked } from '@crewcall/testing-web';
import { HireDialog } from './components/hire-dialog';
import { TeamDirectory } from './components/team-directory';
import { TeamOfferPage } from './components/team-offer-page';
import { buildMember, buildTeam } from './team.factory';

const slot = (overrides: Partial<TeamOfferSlot> = {}): TeamOfferSlot => ({
  user_id: 'u1',
  first_name: 'Lena',
  last_name: 'Ward',
  role_id: 'r1',
  role_name: 'FOH',
  days: 'Thu 26 Nov',
  rate: null,
  offer_id: null,
  answer: 'waiting',
  missing: null,
  substitute: null,
  lead_may_accept: false,
  ...overrides,
});
const tom = (overrides: Partial<TeamOfferSlot> = {}) =>
  slot({ user_id: 'u2', first_name: 'Tom', role_name: 'Monitors', ...overrides });
const missingTom = (overrides: Partial<TeamOfferSlot> = {}) =>
  tom({ answer: 'not_free', missing: 'Tom is not free on Fri 27 Nov', ...overrides });
const offer = (overrides: Partial<TeamOffer> = {}): TeamOffer => ({
  id: 'o1',
  team_id: 't1',
  team_name: 'FOH Four',
  job_id: 'j1',
  job_title: 'Festival',
  company: 'Northlight',
  side: 'company',
  state: 'open',
  answer_by: '2026-11-24T14:00:00.000Z',
  slots: [slot({ answer: 'yes' }), tom()],
  created_at: '2026-11-23T09:00:00.000Z',
  ...overrides,
});
const sentTo = (asked: readonly Asked[], path: string): unknown =>
  asked.find(({ method, path: to }) => method !== 'GET' && to === path)?.body;
const company = buildUser({ id: 'c1', role: 'recruiter' });

it('matches members to roles, sends own terms, and says who is booked then [R430] [R431]', async () => {
  const terms = { basis: 'day', mode: 'set', amount_pence: 28_000, amount_to_pence: null };
  const role = (id: string, name: string) => ({ id, name, positions: 1, filled: 0, terms }) as unknown as Role;
  const refused = 'Tom is not free on Fri 27 Nov. No one was booked.';
  const asked = api({ 'POST /api/teams/t1/offers': () => refuse(409, refused, 'NOT_FREE') });
  const { person } = renderApp(
    <HireDialog
      team={buildTeam()}
      jobs={[{ id: 'j1', title: 'Festival' } as Job]}
      jobId="j1"
      roles={[role('r1', 'Monitors'), role('r2', 'Stage hand')]}
      onJob={() => undefined}
      onClose={() => undefined}
    />,
    { user: company },
  );
  expect(await screen.findByLabelText('Tom Ward')).toHaveValue('r1');
  expect(screen.getByLabelText('Lena Ward')).toHaveValue('r2');
  await person.type(screen.getByLabelText('Rate of Lena (£)'), '410');
  await person.click(screen.getByRole('button', { name: 'Ask 2 of 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refused);
  expect(sentTo(asked, '/api/teams/t1/offers')).toEqual({
    job_id: 'j1',
    slots: [
      { user_id: 'u1', role_id: 'r2', terms: { ...terms, amount_pence: 41_000 } },
      { user_id: 'u2', role_id: 'r1' },
    ],
  });
  await person.selectOptions(screen.getByLabelText('Tom Ward'), '');
  await person.click(screen.getByRole('button', { name: 'Ask 1 of 2' }));
  expect(await screen.findByText('Choose roles for at least two members.')).toBeVisible();
});

it('says of a role that has a place on some of its days alone that none is open on all', async () => {
  api({});
  const free = { call_ids: ['c1', 'c2'], free_call_ids: ['c2'] };
  const role = { id: 'r1', name: 'Monitors', positions: 1, filled: 1, ...free, terms: {} } as unknown as Role;
  const jobs = [{ id: 'j1', title: 'Festival' } as Job];
  renderApp(
    <HireDialog team={buildTeam()} {...{ jobs }} jobId="j1" roles={[role]} onJob={jest.fn()} onClose={jest.fn()} />,
    { user: company },
  );
  expect(await screen.findAllByRole('option', { name: 'Monitors, 0 open on all its calls' })).toHaveLength(2);
  expect(screen.getByLabelText('Tom Ward')).toHaveValue('');
});

it('names who is missing, and lets the company book the rest, ask the substitute or stop [R431]', async () => {
  const blocked = offer({
    state: 'blocked',
    slots: [
      slot({ answer: 'yes', rate: '£280 a day' }),
      missingTom({ substitute: { user_id: 'u3', name: 'Wes Reid' } }),
    ],
  });
  const asked = api({
    'GET /api/team-offers/o1': () => answer(blocked),
    'PUT /api/team-offers/o1/take-substitute': () => refuse(409, 'Not any more.', 'SUBSTITUTE'),
    'PUT /api/team-offers/o1/book-rest': () => answer({ ...blocked, state: 'booked' }),
  });
  const { person, store } = renderApp(<TeamOfferPage id="o1" />, { user: company });
  expect(await screen.findByText('No one is booked')).toBeVisible();
  expect(screen.getByText('Tom is not free on Fri 27 Nov. The lead proposes Wes Reid.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ask Wes Reid' }));
  await waitFor(() => expect(store.getState().toasts.queue[0]?.title).toBe('Not any more.'));
  expect(sentTo(asked, '/api/team-offers/o1/take-substitute')).toEqual({ for_user_id: 'u2' });
  await person.click(screen.getByRole('button', { name: 'Book the other 1' }));
  await waitFor(() => expect(sentTo(asked, '/api/team-offers/o1/book-rest')).toEqual({}));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

it('lets the lead say yes for those who approved it, and propose a person for who is missing [R430] [R431]', async () => {
  const lead = { side: 'lead' as const };
  const answers = {
    now: offer({ ...lead, slots: [slot({ lead_may_accept: true, offer_id: 'x' }), tom({ lead_may_accept: true })] }),
  };
  const asked = api({
    'GET /api/team-offers/o1': () => answer(answers.now),
    'PUT /api/team-offers/o1/accept': () => {
      answers.now = offer({ ...lead, state: 'blocked', slots: [slot({ answer: 'yes' }), missingTom()] });
      return answer(answers.now);
    },
    'GET /api/freelancers': () => answer([{ user_id: 'u3', display_name: 'Wes Reid', title: 'Rigger', skills: [] }]),
    'PUT /api/team-offers/o1/substitute': () => answer(answers.now),
  });
  const { person } = renderApp(<TeamOfferPage id="o1" />, { user: buildUser({ id: 'u1', role: 'freelancer' }) });
  expect(await screen.findByRole('link', { name: 'Your offer' })).toHaveAttribute('href', '/offers/x');
  expect(screen.getByText(/You may accept for them/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Say yes for 2' }));
  await person.click(await screen.findByRole('button', { name: 'Propose another' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'In the place of Tom Ward' }));
  await person.type(dialog.getByLabelText('Who'), 'Wes');
  await person.click(await dialog.findByRole('option', { name: /Wes Reid/ }));
  await person.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(sentTo(asked, '/api/team-offers/o1/substitute')).toEqual({ for_user_id: 'u2', user_id: 'u3' }),
  );
});

it('says of each team how many are free on all of the chosen days, free when every member is [R429]', async () => {
  const day = (word: string) => ({ day: '2026-12-01', word });
  const person = (user_id: string, word: string, is_shared = true) => ({
    user_id,
    is_shared,
    calls: [],
    days: [day(word)],
  });
  const members = ['a', 'b', 'c', 'd'].map((user_id) => buildMember({ user_id }));
  api({
    'GET /api/team-directory': () =>
      answer([buildTeam({ members }), buildTeam({ id: 't2', name: 'Riggers', members: members.slice(0, 2) })], {
        total: 2,
      }),
    'POST /api/availability/check': () =>
      answer({
        as_of: '2026-11-20T09:00:00.000Z',
        people: [person('a', 'free'), person('b', 'free'), person('c', 'free'), person('d', 'free', false)],
      }),
  });
  renderApp(<TeamDirectory />, { user: company, at: '/teams?from=2026-12-01&to=2026-12-01' });
  expect(await screen.findByText('3 of 4 free')).toBeVisible();
  expect(screen.getByText('2 of 2 free')).toBeVisible();
});

it('leads from a page of teams that was emptied to the last one', async () => {
  api({
    'GET /api/team-directory': ({ query }) => answer(query['page'] === '2' ? [buildTeam()] : [], { total: 9 }),
  });
  const { address } = renderApp(<TeamDirectory />, { at: '/teams?search=leeds&page=4' });
  expect(await screen.findByRole('link', { name: 'FOH Four' })).toBeVisible();
  expect(address()).toBe('/teams?search=leeds&page=2');
});

it('keeps dates while they are typed, and follows the address [R429]', async () => {
  api({ 'GET /api/team-directory': () => answer([], { total: 0 }) });
  const { address, goTo } = renderApp(<TeamDirectory />, { user: company, at: '/teams' });
  const [from, until] = [await screen.findByLabelText('Free from'), screen.getByLabelText('Until')];
  fireEvent.change(until, { target: { value: '0002-12-10' } });
  expect(until).toHaveValue('0002-12-10');
  expect(from).toHaveValue('');
  fireEvent.change(until, { target: { value: '2026-12-10' } });
  await waitFor(() => expect(address()).toBe('/teams?from=2026-12-10&to=2026-12-10'));
  fireEvent.change(until, { target: { value: '2026-12-01' } });
  expect(await screen.findByText('The last day cannot be before the first.')).toBeVisible();
  expect(address()).toBe('/teams?from=2026-12-10&to=2026-12-10');
  await goTo('/teams');
  await waitFor(() => expect(from).toHaveValue(''));
  expect(until).toHaveValue('');
});
