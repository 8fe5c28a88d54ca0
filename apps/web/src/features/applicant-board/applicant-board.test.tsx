import { screen, waitFor, within } from '@testing-library/react';
import type { BoardCard } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import { buildBoard, buildCard } from './board.factory';
import { ApplicantBoard } from './components/applicant-board';
import type { BoardRole } from './components/board-filters';

const user = buildUser({ id: 'co', role: 'recruiter' });
const ana = buildCard({ application_id: 'a2', freelancer_id: 'f2', first_name: 'Ana', last_name: 'Popescu', fit: 80 });
const liam = buildCard({ application_id: 'a3', first_name: 'Liam', last_name: 'Ward', column: 'shortlisted', fit: 70 });

const rigger: BoardRole = { id: 'r1', name: 'Rigger' };

function open(cards: BoardCard[], routes: Parameters<typeof api>[0] = {}, at = '/', roles = [rigger]) {
  let shown = cards;
  const asked = api({
    'GET /api/jobs/j1/board': () => answer(buildBoard(...shown)),
    'GET /api/jobs/j1/board/times': () =>
      answer({
        stages: [{ stage: 'applied', applications: 2, median_hours: 6 }],
        sources: [{ source: 'invite', applications: 1 }],
      }),
    'GET /api/reject-texts': () => answer({ texts: ['Sorry {first name}.'] }),
    ...routes,
  });
  const app = renderApp(
    <ApplicantBoard jobId="j1" roles={roles} offerOf={({ name, kind }) => <p>{`${kind} for ${name}`}</p>} />,
    { user, at },
  );
  return { ...app, asked, show: (next: BoardCard[]) => (shown = next) };
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const card = (name: string) => screen.findByRole('group', { name });

it('shows the applicants in seven columns with what matters of each [R514] [R522]', async () => {
  open([buildCard(), liam]);
  expect(await card('Tom Ashworth')).toHaveTextContent('Stage hand, Sheffield');
  expect(await card('Tom Ashworth')).toHaveTextContent('3 of 3 skills, free, 4.9 stars, worked for you twice');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'New1',
    'Reviewed0',
    'Shortlisted1',
    'Pencilled0',
    'Offered0',
    'Booked0',
    'Not this time0',
  ]);
});

it('says in its column that more of it could not be loaded, and loads it later', async () => {
  const [tom, more] = [buildBoard(buildCard()), [() => refuse(409, 'Not now.'), () => answer(buildBoard(ana))]];
  const columns = tom.columns.map((one) => (one.column === 'new' ? { ...one, next: 'a1' } : one));
  const board = { ...tom, columns };
  const { person } = open([], {
    'GET /api/jobs/j1/board': ({ query }) => (query['after'] && more.shift()?.()) || answer(board),
  });
  await person.click(await screen.findByRole('button', { name: 'Show more of New' }));
  expect(await column(/^New/).findByRole('alert')).toHaveTextContent('Not now.');
  await person.click(screen.getByRole('button', { name: 'Show more of New' }));
  expect(await card('Ana Popescu')).toBeVisible();
});

it('is worked by keyboard alone, and each step is said [R516]', async () => {
  const { person, asked, show } = open([buildCard(), ana, liam], {
    'PUT /api/applications/a1/move': () => {
      show([buildCard({ column: 'shortlisted' }), ana, liam]);
      return answer({ application_id: 'a1', column: 'shortlisted', takes_back_until: null });
    },
  });
  (await card('Tom Ashworth')).focus();
  const said = screen.getByRole('log', { name: 'Moves' });
  await person.keyboard(' ');
  expect(said).toHaveTextContent('Tom Ashworth lifted. New, 1 of 2. Arrow keys move, Space drops, Escape returns.');
  await person.keyboard('{ArrowRight}');
  expect(said).toHaveTextContent('Reviewed, 1 of 1.');
  await person.keyboard('{Escape}');
  expect(said).toHaveTextContent('Tom Ashworth is back in New, 1 of 2.');
  await person.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Drop here, 1 of 2')).toBeVisible();
  await person.keyboard(' ');
  expect(said).toHaveTextContent('Moved to Shortlisted, 1 of 2.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ from: 'new', to: 'shortlisted' });
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tom Ashworth'));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Liam Ward');
});

it('keeps the focus on a card that was dropped while its move is saved, and when it is refused [R516]', async () => {
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const { person } = open([buildCard(), ana], {
    'PUT /api/applications/a1/move': () => saved.then(() => refuse(409, 'Tom is in New now.', 'CARD_MOVED')),
  });
  (await card('Tom Ashworth')).focus();
  await person.keyboard(' {ArrowRight} ');
  const tom = () => column(/^Reviewed, 1/).getByRole('group', { name: 'Tom Ashworth' });
  await waitFor(() => expect(tom()).toHaveFocus());
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Tom is in New now.');
  await waitFor(() => expect(column(/^New, 2/).getByRole('group', { name: 'Tom Ashworth' })).toHaveFocus());
});

it('says why a move is not possible, and the card goes back [R515]', async () => {
  const { person } = open([buildCard({ column: 'shortlisted' })]);
  (await card('Tom Ashworth')).focus();
  await person.keyboard(' {ArrowLeft} ');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Tom Ashworth was not moved. Shortlisted does not go back to Reviewed. The card is back in Shortlisted.',
  );
});

it('offers the same moves from a menu, and the dialogs that they need [R515] [R516]', async () => {
  const { person } = open([buildCard()]);
  await person.click(await screen.findByRole('button', { name: 'Move Tom Ashworth to…' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Move Tom Ashworth to…' }));
  expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reviewed',
    'Shortlisted',
    'Pencilled',
    'Offered',
    'Booked',
    'Not this time',
  ]);
  await person.click(menu.getByRole('button', { name: 'Pencilled' }));
  expect(await screen.findByText('pencil for Tom Ashworth')).toBeVisible();
});

it('does one thing with many, says what was skipped, and takes it back [R517] [R518]', async () => {
  const bulk = { done: ['a1'], skipped: [{ application_id: 'a2', reason: 'already decided' }], takes_back_until: null };
  const { person, asked } = open([buildCard(), ana], {
    'POST /api/applications/bulk': ({ body }) =>
      answer({
        ...bulk,
        words: (body as { action: string }).action === 'take_back' ? '1 done' : '1 done, 1 skipped: already decided',
      }),
  });
  for (const name of ['Select Tom Ashworth', 'Select Ana Popescu'])
    await person.click(await screen.findByRole('checkbox', { name }));
  await person.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants?' }));
  await person.type(dialog.getByRole('textbox', { name: /Message/ }), 'Sorry.');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('1 done, 1 skipped: already decided. Told in five minutes.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1 done')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { action: 'reject', message: 'Sorry.', application_ids: ['a1', 'a2'] },
    { action: 'take_back', application_ids: ['a1'] },
  ]);
});

it('compares two to four by the same facts, and one of them is accepted from there [R523]', async () => {
  const cara = buildCard({
    application_id: 'a4',
    first_name: 'Cara',
    last_name: 'Reid',
    rating_average: null,
    calls: null,
  });
  const others = ['a5', 'a6'].map((application_id) => buildCard({ application_id, first_name: application_id }));
  const { person, show, asked } = open([buildCard(), cara, liam, ...others], {
    'PUT /api/applications/a1/accept': () => {
      show([buildCard({ column: 'booked' }), cara, liam, ...others]);
      return answer({});
    },
  });
  const select = async (name: string) => person.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const compare = () => screen.queryByRole('button', { name: 'Compare' });
  await select('Tom Ashworth');
  expect(compare()).toBeNull();
  for (const name of ['Cara Reid', 'a5 Ashworth', 'a6 Ashworth', 'Liam Ward']) await select(name);
  expect(compare()).toBeNull();
  for (const name of ['a5 Ashworth', 'a6 Ashworth', 'Liam Ward']) await select(name);
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare 2 applicants' }));
  const factsOf = (name: string) => {
    const one = within(dialog.getByRole('region', { name }));
    return one
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
  };
  expect(factsOf('Tom Ashworth')).toEqual([
    'Free: Free',
    'Rating: 4.9(27)',
    'Kit: None asked for',
    'Stage: New',
    'Skills: 3 of 3',
    'Tickets: None needed',
    'Worked for you: Twice',
    'Rate: None named',
    'Applied for: All of it',
    'Based in: Sheffield, South Yorkshire',
    'Your tags: A team',
  ]);
  expect(factsOf('Cara Reid').slice(0, 2)).toEqual(['Free: Calendar not shared', 'Rating: New']);
  await person.click(dialog.getByRole('button', { name: 'Accept Tom Ashworth' }));
  await person.click(await screen.findByRole('button', { name: 'Hire Tom Ashworth' }));
  await waitFor(() => expect(factsOf('Tom Ashworth')).toContain('Stage: Booked'));
  expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/applications/a1/accept',
  ]);
  expect(dialog.queryByRole('button', { name: 'Accept Tom Ashworth' })).toBeNull();
});

it('keeps filters and the column of a phone in the address, and asks for more of a column [R525]', async () => {
  const { person, address, asked } = open([buildCard()], {}, '/?rating=4');
  await card('Tom Ashworth');
  expect(asked.find(({ path }) => path.endsWith('/board'))?.query).toMatchObject({ rating: '4' });
  await person.click(screen.getByRole('button', { name: 'Free for all' }));
  expect(address()).toBe('/?rating=4&free=all');
  await waitFor(() =>
    expect(asked.filter(({ path }) => path.endsWith('/board')).at(-1)?.query).toMatchObject({
      rating: '4',
      free: 'all',
    }),
  );
});

it('is filtered by a ticket, valid on the dates and verified, and by who brings the kit [R482] [R438]', async () => {
  const ladder = { kind: 'ladder', words: null, count: 1, need: 'must', pays_hire: false, cap_pence: null } as const;
  const { person, asked } = open([buildCard()], {}, '/', [{ ...rigger, kit: [ladder] }]);
  await card('Tom Ashworth');
  const isAsked = (query: object) =>
    waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/board')).at(-1)?.query).toEqual(query));
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name: 'Verified only' })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ticket' }), 'IPAF');
  await isAsked({ ticket: 'ipaf' });
  await press('Valid on the dates');
  await press('Verified only');
  await isAsked({ ticket: 'ipaf', ticket_is: 'valid,verified' });
  await press('Brings the kit');
  await isAsked({ ticket: 'ipaf', ticket_is: 'valid,verified', kit: 'all' });
  expect(screen.getByRole('button', { name: 'Brings the kit' })).toHaveAttribute('aria-pressed', 'true');
  await press('Valid on the dates');
  await press('Brings the kit');
  await isAsked({ ticket: 'ipaf', ticket_is: 'verified' });
});

it('has no filter by kit where no role asks for any', async () => {
  open([buildCard()]);
  await card('Tom Ashworth');
  expect(screen.queryByRole('button', { name: 'Brings the kit' })).toBeNull();
});

it('says how fast applications went on, and whence they came [R526]', async () => {
  const { person } = open([buildCard()]);
  await person.click(await screen.findByText('Time in stage: median 6 h to first look'));
  expect(screen.getByRole('row', { name: 'Invited by you 1' })).toBeVisible();
});
