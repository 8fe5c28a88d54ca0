import { screen, waitFor } from '@testing-library/react';
import { answer, type Answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { CrewList } from '../../features/crew';
import { buildCrewMember } from '../../features/crew/crew.factory';
import { keptFilter } from './kept-by-company';

const company = buildUser({ id: 'co', role: 'recruiter' });
const lists = [
  { id: 'l1', name: 'Favourites', is_favourites: true, people: 2 },
  { id: 'l2', name: 'A team', is_favourites: false, people: 1 },
];

function show(at: string, user = company, more: Record<string, Answer> = {}) {
  const asked = api({
    'GET /api/crew-lists': () => answer(lists),
    'GET /api/crew-tags': () => answer([{ tag: 'Rigger', people: 4 }]),
    'GET /api/crew/kept-ids': () => answer({ user_ids: ['u1', 'u7'] }),
    'POST /api/freelancers/among': () => answer([buildCrewMember()], { total: 12 }),
    'GET /api/freelancers': () => answer([], { total: 0 }),
    ...more,
  });
  return { asked, ...renderApp(<CrewList keptBy={keptFilter} />, { at, user }) };
}

it('keeps those of a list and with a tag of the company’s own, in the address, with their total [R422]', async () => {
  const { person, asked, address } = show('/freelancers?page=3');
  await person.selectOptions(
    await screen.findByLabelText('List'),
    await screen.findByRole('option', { name: 'A team (1)' }),
  );
  await person.selectOptions(screen.getByLabelText('Tag'), 'Rigger (4)');
  await waitFor(() => expect(address()).toBe('/freelancers?list=l2&tag=Rigger'));
  expect(await screen.findByRole('heading', { name: '12 Crew Found' })).toBeVisible();
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/crew/kept-ids').at(-1)?.query).toEqual({
      list_id: 'l2',
      tag: 'Rigger',
    }),
  );
  const among = asked.filter(({ path }) => path === '/api/freelancers/among').at(-1);
  expect(among).toMatchObject({ body: { user_ids: ['u1', 'u7'] }, query: { page: '1' } });
});

it('says that there is none on an empty list, without looking further [R422]', async () => {
  const { asked } = show('/freelancers?list=l2', company, {
    'GET /api/crew/kept-ids': () => answer({ user_ids: [] }),
  });
  expect(await screen.findByRole('heading', { name: '0 Crew Found' })).toBeVisible();
  expect(asked.some(({ path }) => path.startsWith('/api/freelancers'))).toBe(false);
});

it('shows who is on a list now whenever one comes back to it [R422]', async () => {
  let user_ids = ['u1'];
  const { asked, goTo } = show('/freelancers?list=l2', company, {
    'GET /api/crew/kept-ids': () => answer({ user_ids }),
    'POST /api/freelancers/among': ({ body }) =>
      answer([buildCrewMember()], { total: (body as { user_ids: string[] }).user_ids.length }),
  });
  expect(await screen.findByRole('heading', { name: '1 Crew Found' })).toBeVisible();
  await goTo('/freelancers');
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/freelancers'));
  user_ids = ['u1', 'u7'];
  await goTo('/freelancers?list=l2');
  expect(await screen.findByRole('heading', { name: '2 Crew Found' })).toBeVisible();
});

it('shows nothing of another company’s list [R422]', async () => {
  const words = 'This list does not exist.';
  show('/freelancers?list=l9', company, {
    'GET /api/crew/kept-ids': () => refuse(404, words, 'CREW_LIST_NOT_FOUND'),
  });
  expect(await screen.findByText(words)).toBeVisible();
});

it('ignores lists in the address of crew, who have none [R422]', async () => {
  const { asked } = show('/freelancers?list=l1', buildUser({ role: 'freelancer' }));
  expect(await screen.findByRole('heading', { name: '0 Crew Found' })).toBeVisible();
  expect(screen.queryByLabelText('List')).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(['/api/freelancers']);
});
