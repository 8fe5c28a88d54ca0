import { screen, waitFor, within } from '@testing-library/react';
import { answer, api, buildUser, refuse, renderApp } from '@crewcall/testing-web';
import type { CalendarFeed, FeedChoice } from '@crewcall/contracts-bookings';
import { FeedCard } from './components/feed-card';
import { readWords } from './model/feed-labels';

const path = `/ical/${'a'.repeat(43)}.ics`;
const made: CalendarFeed = {
  detail: 'full',
  has_pencils: false,
  created_at: '2026-11-20T08:00:00.000Z',
  read_at: null,
};

async function open(known: CalendarFeed | null, saved: Promise<Response | void> = Promise.resolve()) {
  const service = { feeds: known ? [known] : [] };
  const asked = api({
    'GET /api/feeds': () => answer(service.feeds),
    'POST /api/feeds': ({ body }) => {
      service.feeds = [{ ...made, ...(body as FeedChoice) }];
      return answer({ ...service.feeds[0], path }, { status: 201 });
    },
    'PUT /api/feeds': async ({ body }) => {
      const refused = await saved;
      if (refused) return refused.clone();
      service.feeds = [{ ...made, ...(body as FeedChoice) }];
      return answer(service.feeds[0]);
    },
    'DELETE /api/feeds': () => {
      service.feeds = [];
      return answer(null);
    },
  });
  const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  const app = renderApp(<FeedCard />, { user: buildUser() });
  await app.person.click(screen.getByRole('button', { name: 'Set up a calendar address' }));
  return { sent, ...app };
}

it('makes an address of what was chosen, and shows it once [R463] [R465]', async () => {
  const { person, sent, unmount } = await open(null);
  await person.click(await screen.findByRole('radio', { name: /Discreet/ }));
  await person.click(screen.getByRole('switch', { name: 'Held pencils too' }));
  await person.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(await screen.findByLabelText('Address')).toHaveValue(`http://localhost${path}`);
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    `webcal://localhost${path}`,
  );
  expect(sent()).toEqual([['POST', { detail: 'discreet', has_pencils: true }]]);
  unmount();
  await open(made);
  await screen.findByText('Not read by a calendar app yet');
  expect(screen.queryByLabelText('Address')).toBeNull();
});

it('says when it was last read, changes what it shows, and ends with a new address or when it is turned off [R466]', async () => {
  const read_at = new Date(Date.now() - 12.5 * 60_000).toISOString();
  const { person, sent } = await open({ ...made, read_at });
  expect(await screen.findByText('Read 12 min ago by a calendar app')).toBeVisible();
  await person.click(screen.getByRole('switch', { name: 'Held pencils too' }));
  await person.click(screen.getByRole('button', { name: 'New address' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New address' }));
  expect(await screen.findByLabelText('Address')).toHaveValue(`http://localhost${path}`);
  await person.click(await screen.findByRole('button', { name: 'Turn off' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeEnabled();
  expect(screen.queryByLabelText('Address')).toBeNull();
  expect(sent()).toEqual([
    ['PUT', { detail: 'full', has_pencils: true }],
    ['POST', { detail: 'full', has_pencils: true }],
    ['DELETE', null],
  ]);
});

it.each([
  ['keeps a choice that is made while the one before is being saved', undefined, true],
  ['puts back what was not saved', () => refuse(400, 'No'), false],
])('%s [R466]', async (_what, failure, isKept) => {
  let finish = (_answer?: Response): void => undefined;
  const { person, sent } = await open(made, new Promise((resolve) => (finish = resolve)));
  const pencils = () => screen.getByRole('switch', { name: 'Held pencils too' });
  const discreet = () => screen.getByRole('radio', { name: /Discreet/ });
  const shown = () => [discreet(), pencils()].map((field) => (field as HTMLInputElement).checked);
  await screen.findByRole('radio', { name: /Discreet/ });
  await person.click(discreet());
  await waitFor(() => expect(shown()).toEqual([true, false]));
  await person.click(pencils());
  await waitFor(() => expect(shown()).toEqual([true, true]));
  expect(sent()).toEqual([
    ['PUT', { detail: 'discreet', has_pencils: false }],
    ['PUT', { detail: 'discreet', has_pencils: true }],
  ]);
  finish(failure?.());
  if (!isKept) await screen.findByText('No');
  await waitFor(() => expect(shown()).toEqual([isKept, isKept]));
});

it('tells how long ago it was read [R466]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ago = (minutes: number): string => readWords(new Date(now - minutes * 60_000).toISOString(), now);
  expect([ago(0.5), ago(59), ago(60), ago(1_439), ago(1_440)]).toEqual(
    ['just now', '59 min ago', '1 h ago', '23 h ago', '1 d ago'].map((words) => `Read ${words} by a calendar app`),
  );
});
