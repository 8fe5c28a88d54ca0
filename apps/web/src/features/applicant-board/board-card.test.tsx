import { screen, within } from '@testing-library/react';
import type { BoardCard } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import { buildBoard, buildCard } from './board.factory';
import { ApplicantBoard } from './components/applicant-board';

const user = buildUser({ id: 'co', role: 'recruiter' });

function open(cards: BoardCard[]) {
  api({
    'GET /api/jobs/j1/board': () => answer(buildBoard(...cards)),
    'GET /api/jobs/j1/board/times': () => answer({ stages: [], sources: [] }),
  });
  return renderApp(<ApplicantBoard jobId="j1" roles={[]} offerOf={() => null} />, { user });
}
const card = (name: string) => screen.findByRole('group', { name });

it('shows what applicants answered on the card and compared, in the words they were asked in [R519]', async () => {
  const asked = { question_id: 'q1', kind: 'yes_no', question: 'Can you drive?', must_be_yes: true } as const;
  const tom = buildCard({ answers: [{ ...asked, value: false }] });
  const { person } = open([
    tom,
    buildCard({
      application_id: 'a2',
      first_name: 'Ana',
      last_name: 'Popescu',
      answers: [{ ...asked, question: 'Do you drive?', value: true }],
    }),
  ]);
  expect(await card('Tom Ashworth')).toHaveTextContent('Can you drive?NoYes wanted');
  expect(await card('Ana Popescu')).toHaveTextContent('Do you drive?Yes');
  for (const name of ['Tom Ashworth', 'Ana Popescu'])
    await person.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  const one = within(await screen.findByRole('dialog')).getByRole('region', { name: 'Tom Ashworth' });
  expect(one).toHaveTextContent('Can you drive?No (yes wanted)Do you drive?Not asked');
});

it('says how far from the job each is, once its place is found [R514]', async () => {
  const asked = api({
    'GET /api/jobs/j1/board': ({ query: { lat } }) =>
      answer({ ...buildBoard(buildCard({ miles: lat ? 38 : null })), has_point: false }),
    'GET /api/jobs/j1/board/times': () => answer({ stages: [], sources: [] }),
    'GET /api/locations/search': () =>
      answer([{ display_name: 'Manchester, England', name: 'Manchester', address: {}, lat: '53.48', lon: '-2.24' }]),
  });
  renderApp(<ApplicantBoard jobId="j1" roles={[]} offerOf={() => null} />, { user });
  expect(await screen.findByText('Stage hand, Sheffield, about 38 miles')).toBeVisible();
  expect(await card('Tom Ashworth')).toHaveTextContent('3 of 3 skills, 38 miles, free');
  expect(asked.filter(({ query }) => query['lat'] === '53.48' && query['lon'] === '-2.24')).toHaveLength(1);
});

it('shows what is missing of the tickets and the kit of the role, on the card and compared [R514] [R523]', async () => {
  const some = { needed: 3, has: ['Camera', 'Laser'], missing: ['Vehicle'], lacks_must: true };
  const { person } = open([
    buildCard({ tickets: ['IPAF expires 20 Nov, the job ends 27 Nov.'], kit: some }),
    buildCard({ application_id: 'a2', first_name: 'Ana', tickets: [] }),
  ]);
  expect(await card('Tom Ashworth')).toHaveTextContent('IPAF expires 20 Nov, the job ends 27 Nov.');
  expect(await card('Tom Ashworth')).toHaveTextContent('Has 2 of 3 needed: has Camera, Laser; not Vehicle');
  expect(await card('Ana Ashworth')).toHaveTextContent('Has the tickets needed');
  for (const name of ['Tom Ashworth', 'Ana Ashworth'])
    await person.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog'));
  const tom = dialog.getByRole('region', { name: 'Tom Ashworth' });
  expect(tom).toHaveTextContent('KitHas 2 of 3 needed: has Camera, Laser; not Vehicle');
  expect(tom).toHaveTextContent('TicketsIPAF expires 20 Nov, the job ends 27 Nov.');
  const ana = dialog.getByRole('region', { name: 'Ana Ashworth' });
  expect(ana).toHaveTextContent('KitNone asked for');
  expect(ana).toHaveTextContent('TicketsHas the tickets needed');
});

it('says on the card which calls a person can do [R520]', async () => {
  const calls = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((starts_on) => ({
    id: starts_on,
    name: null,
    starts_on,
  }));
  open([buildCard({ chosen: { roles: [], calls, of_calls: 7 } })]);
  expect(await card('Tom Ashworth')).toHaveTextContent(
    'Can do Mon 23 Nov, Tue 24 Nov, Wed 25 Nov and 2 more days, 5 of 7 calls',
  );
});

it('shows where a card that is carried would stand, among those that are there [R516]', async () => {
  const first = buildCard({ application_id: 'a2', first_name: 'Liam', column: 'shortlisted', fit: 95 });
  const last = buildCard({ application_id: 'a3', first_name: 'Meera', column: 'shortlisted', fit: 10 });
  const { person } = open([buildCard(), first, last]);
  (await card('Tom Ashworth')).focus();
  await person.keyboard(' {ArrowRight}{ArrowRight}');
  const column = within(screen.getByRole('region', { name: /Shortlisted/ }));
  expect(column.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 17))).toEqual([
    expect.stringContaining('Liam'),
    'Drop here, 2 of 3',
    expect.stringContaining('Meera'),
  ]);
});

it('folds the filters of a phone away until they are wanted, and says how many are in force [R525]', async () => {
  api({
    'GET /api/jobs/j1/board': () => answer(buildBoard(buildCard())),
    'GET /api/jobs/j1/board/times': () => answer({ stages: [], sources: [] }),
  });
  const at = '/?rating=4&free=all';
  const board = <ApplicantBoard jobId="j1" roles={[]} offerOf={() => null} />;
  const { person } = renderApp(board, { user, at });
  const fold = await screen.findByRole('button', { name: 'Filter and sort (2)', hidden: true });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await person.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});
