import { screen, within, waitFor } from '@testing-library/react';
import { answer, api, buildUser, renderApp } from '@crewcall/testing-web';
import type { FeedSource } from '@crewcall/contracts-bookings';
import { BusyTimesCard } from './components/busy-times-card';
import { sourceWords } from './model/source-labels';

const buildSource = (overrides: Partial<FeedSource> = {}): FeedSource => ({
  id: 's1',
  address: 'https://calendar.test/me.ics',
  added_at: '2026-11-20T08:00:00.000Z',
  read_at: null,
  failing_since: null,
  failure: null,
  is_stopped: false,
  busy_times: 0,
  ...overrides,
});

function open(known: FeedSource[] = [], refused?: object, isRead?: Promise<void>) {
  const service = { sources: known };
  const asked = api({
    'GET /api/feed-sources': () => answer(service.sources),
    'POST /api/feed-sources': async ({ body }) => {
      await isRead;
      if (refused) return answer(refused, { status: 409 });
      const { address } = body as { address: string };
      const source = buildSource({ id: 's2', address, read_at: new Date().toISOString(), busy_times: 14 });
      service.sources = [...service.sources, source];
      return answer(source, { status: 201 });
    },
    'DELETE /api/feed-sources/s1': () => {
      service.sources = service.sources.filter(({ id }) => id !== 's1');
      return answer(null);
    },
  });
  const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  return { sent, ...renderApp(<BusyTimesCard />, { user: buildUser() }) };
}

it('brings a calendar in by its address, and removes it [R469]', async () => {
  const { person, sent } = open([buildSource()]);
  expect(await screen.findByText('Reading...')).toBeVisible();
  await person.type(screen.getByLabelText('Address of a calendar'), 'ftp://me');
  await person.click(screen.getByRole('button', { name: 'Bring in' }));
  expect(await screen.findByText(/It begins with https:\/\/ or webcal:\/\//)).toBeVisible();
  await person.clear(screen.getByLabelText('Address of a calendar'));
  await person.type(screen.getByLabelText('Address of a calendar'), 'webcal://calendar.test/two.ics');
  await person.click(screen.getByRole('button', { name: 'Bring in' }));
  expect(await screen.findByText('Read just now, 14 busy times ahead')).toBeVisible();
  expect(screen.getByLabelText('Address of a calendar')).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Remove https://calendar.test/me.ics' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(sent()).toEqual([
    ['POST', { address: 'webcal://calendar.test/two.ics' }],
    ['DELETE', null],
  ]);
});

it('keeps the address that is typed for the next while another is brought in or removed', async () => {
  let finish = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (finish = resolve));
  const { person, sent } = open([buildSource()], undefined, isRead);
  const field = () => screen.getByLabelText('Address of a calendar');
  await person.type(await screen.findByLabelText('Address of a calendar'), 'https://calendar.test/two');
  await person.click(screen.getByRole('button', { name: 'Remove https://calendar.test/me.ics' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(field()).toHaveValue('https://calendar.test/two');
  await person.click(screen.getByRole('button', { name: 'Bring in' }));
  await person.type(field(), '/2');
  finish();
  await screen.findByRole('listitem');
  expect(sent()).toContainEqual(['POST', { address: 'https://calendar.test/two' }]);
  expect(field()).toHaveValue('https://calendar.test/two/2');
});

it('takes three, and says why another is refused [R469]', async () => {
  const { person } = open([], { error: 'You have brought in this calendar already.', code: 'FEED_SOURCE_KNOWN' });
  await person.type(await screen.findByLabelText('Address of a calendar'), 'https://calendar.test/me.ics');
  await person.click(screen.getByRole('button', { name: 'Bring in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have brought in this calendar already.');
});

it('has no place for a fourth [R469]', async () => {
  open(['a', 'b', 'c'].map((id) => buildSource({ id, address: `https://calendar.test/${id}.ics` })));
  const list = await screen.findByRole('list', { name: 'Calendars brought in' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByLabelText('Address of a calendar')).toBeNull();
});

it('says since when and why a calendar could not be read [R472]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const failing = buildSource({ failing_since: '2026-11-20T09:00:00.000Z', failure: 'not_a_calendar', busy_times: 2 });
  expect(sourceWords(failing, now)).toBe(
    'Could not be read since 09:00: not a calendar. What was read last counts for a day.',
  );
  expect(sourceWords({ ...failing, busy_times: 0 }, now + 86_400_000)).toBe(
    'Could not be read since Fri 20 Nov, 09:00: not a calendar. It takes no time until it is read again.',
  );
  expect(sourceWords({ ...failing, is_stopped: true }, now)).toContain('We no longer try.');
  expect(sourceWords(buildSource({ read_at: '2026-11-20T11:48:00.000Z', busy_times: 1 }), now)).toBe(
    'Read 12 min ago, 1 busy time ahead',
  );
});
