import { type FeedSource, feedSourceFailures } from './feed-source.js';
import { feedAddressOf, feedAddressProblem, feedFailureSentence, feedSourceTexts } from './feed-source.rules.js';

it.each([
  ['https://calendar.example/me.ics', 'https://calendar.example/me.ics'],
  ['webcal://calendar.example/me.ics', 'https://calendar.example/me.ics'],
  ['WEBCALS://calendar.example/me.ics', 'https://calendar.example/me.ics'],
  ['  https://Calendar.Example/me.ics?key=a#today ', 'https://calendar.example/me.ics?key=a'],
  ['HTTPS://calendar.example', 'https://calendar.example/'],
])('%s is read as %s', (typed, address) => expect(feedAddressOf(typed)).toBe(address));

it.each([
  '',
  'calendar.example/me.ics',
  'http://calendar.example/me.ics',
  'https:///me.ics',
  'https:calendar.example',
  'ftp://calendar.example/me.ics',
  'see https://calendar.example/me.ics',
  'see webcal://calendar.example/me.ics',
  'https://calendar example/',
])('“%s” is no address of a calendar', (typed) => {
  expect(feedAddressOf(typed)).toBeNull();
  expect(feedAddressProblem(typed)).toBe(feedSourceTexts.address);
});

it('an address is one of up to two thousand characters', () => {
  const long = (length: number) => 'https://calendar.example/'.padEnd(length, 'x');
  expect([feedAddressProblem(long(2_000)), feedAddressProblem(long(2_001))]).toEqual([null, feedSourceTexts.address]);
  expect([7, null, undefined].map(feedAddressProblem)).toEqual(Array<string>(3).fill(feedSourceTexts.address));
});

it('an address holds no name, password or port but the usual ones', () => {
  const problem = (host: string) => feedAddressProblem(`https://${host}/me.ics`);
  expect(['calendar.example', 'calendar.example:443', 'calendar.example:80'].map(problem)).toEqual([null, null, null]);
  expect(['maya@calendar.example', ':secret@calendar.example', 'calendar.example:8443'].map(problem)).toEqual(
    Array<string>(3).fill(feedSourceTexts.addressParts),
  );
});

describe('a calendar that could not be read', () => {
  const source: FeedSource = {
    id: 's',
    address: 'https://calendar.example/me.ics',
    added_at: '2026-11-01T08:00:00.000Z',
    read_at: null,
    failing_since: '2026-11-26T09:00:00.000Z',
    failure: 'not_found',
    is_stopped: false,
    busy_times: 0,
  };
  const on = (now: string, changes: Partial<FeedSource> = {}) =>
    feedFailureSentence({ ...source, ...changes }, new Date(now));

  it('says since when today, and since which day later', () => {
    expect(on('2026-11-26T23:00:00Z')).toBe('Could not be read since 09:00: not found.');
    expect(on('2026-11-27T08:00:00Z')).toBe('Could not be read since Thu 26 Nov, 09:00: not found.');
  });

  it('says why', () => {
    expect(feedSourceFailures.map((failure) => on('2026-11-26T10:00:00Z', { failure }))).toEqual([
      'Could not be read since 09:00: not found.',
      'Could not be read since 09:00: not a calendar.',
      'Could not be read since 09:00: too large.',
      'Could not be read since 09:00: took too long.',
    ]);
  });

  it('says nothing where nothing is wrong', () => {
    expect([
      on('2026-11-26T10:00:00Z', { failing_since: null }),
      on('2026-11-26T10:00:00Z', { failure: null }),
    ]).toEqual([null, null]);
  });
});
