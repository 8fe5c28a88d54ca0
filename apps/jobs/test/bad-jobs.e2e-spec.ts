import { jobLimits } from '@crewcall/contracts-jobs';
import { expectError, Fortress } from './fortress.js';
import { gig } from './marketplace.js';

const MEGABYTE = 1_000_000;

describe('bad input', () => {
  let fortress: Fortress;

  beforeAll(async () => {
    fortress = await Fortress.build();
  });
  afterAll(() => fortress.market.close());
  beforeEach(() => fortress.remember());
  afterEach(() => fortress.expectUntouched());

  describe('in the list of jobs [R107] [R121]', () => {
    it.each([
      'page=0',
      'page=-1',
      'page=1e9',
      'page=1.5',
      'page=two',
      'page=',
      'page=1&page=2',
      'page=99999999999999999999',
      'page_size=0',
      'page_size=101',
      'page_size=-5',
      'page_size=NaN',
      'search[]=a',
      'search[$ne]=a',
      'search=a&search=b',
      'search=%00',
      'rate_min=100',
      'rate_unit=fortnight',
      'rate_unit=day&rate_min=-1',
      'rate_unit=day&rate_min=1.5',
      'rate_unit=day&rate_min=1e12',
      'location=a%0Ab',
      'sort=title',
      `search=${'a'.repeat(201)}`,
      `location=${'a'.repeat(161)}`,
      `category=${'a'.repeat(61)}`,
      '__proto__[x]=1',
    ])('%.40s is refused [S48] [S63]', async (query) => {
      expectError(await fortress.market.service.anonymous().get(`/api/jobs?${query}`), 400);
    });

    it.each([
      'search=%25',
      'search=_',
      "search='",
      'search=%22',
      'search=%5C',
      'search=%F0%9F%8E%A7',
      'search=%FF',
      'category=%27%3B--',
      'location=%25%25',
    ])('%s is only text [S46]', async (query) => {
      const { status, headers } = await fortress.market.service.anonymous().get(`/api/jobs?${query}`);
      expect([status, headers.get('x-total-count')]).toEqual([200, '0']);
    });
  });

  describe('in a job [R131] [R133]', () => {
    const broken: [string, Record<string, unknown>][] = [
      ...Object.keys(gig)
        .filter((field) => !['company', 'skills'].includes(field))
        .flatMap((field): [string, Record<string, unknown>][] => [
          [`${field} null`, { [field]: null }],
          [`${field} a list`, { [field]: ['x'] }],
          [`${field} an object`, { [field]: { $ne: 1 } }],
          [`${field} too long`, { [field]: 'x'.repeat(jobLimits.description + 1) }],
        ]),
      ...[0, 1.5, -1, 1e9, '2', true].map((days): [string, Record<string, unknown>] => [
        `days ${String(days)}`,
        { days },
      ]),
      ...[0, 1.5, -1, 1e9].map((hours): [string, Record<string, unknown>] => [
        `hours ${hours}`,
        { duration_type: 'hours', hours },
      ]),
      ['title blank', { title: '   ' }],
      ['title with a line end', { title: 'a\r\nBcc: everyone' }],
      ['title with NUL', { title: 'a\u0000b' }],
      ['title with half a character', { title: 'a\ud83d' }],
      ['description with NUL', { description: 'a\u0000b' }],
      ['unknown type', { type: 'job' }],
      ['contract without a contract type', { type: 'contract' }],
      ['unknown contract type', { type: 'contract', contract_type: 'forever' }],
      ['30 February', { event_date: '2035-02-30' }],
      ['a time of another clock', { duration_type: 'time', start_time: '9am', end_time: '17:00' }],
      ['the end before the start', { duration_type: 'time', start_time: '17:00', end_time: '09:00' }],
      ['two nights', { duration_type: 'time', start_time: '17:00', end_time: '09:00', end_day_offset: 2 }],
      ['skills that are text', { skills: 'Rigging' }],
      ['31 skills', { skills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) }],
      ['a long skill', { skills: ['x'.repeat(61)] }],
      ['a skill that is no text', { skills: [1] }],
      ['no positions', { positions: 0 }],
      ['half a position', { positions: 0.5 }],
      ['a negative rate', { rate_pence: -1 }],
      ['an unknown unit', { rate_unit: 'fortnight' }],
      ['closed from the start', { status: 'closed' }],
      ['an unknown field', { hired_count: 5 }],
      ['a link that is code', { external_url: 'javascript:alert(1)' }],
      ['somebody else’s source', { external_source: 'Reed', external_url: 'https://example.org' }],
      ['a long company', { company: 'x'.repeat(121) }],
    ];

    it.each(broken)('%s is refused when posting', async (_what, change) => {
      expectError(await fortress.market.service.as(fortress.recruiter).post('/api/jobs', { ...gig, ...change }), 400);
    });

    it.each(broken.filter(([what]) => what !== 'unknown contract type'))(
      '%s is refused when editing',
      async (_what, change) => {
        const isDays = 'days' in change ? { duration_type: 'days' } : {};
        expectError(
          await fortress.market.service.as(fortress.recruiter).put(fortress.jobPath, { ...isDays, ...change }),
          400,
        );
      },
    );

    it.each([
      ['no JSON', '{"title": '],
      ['a list', '[]'],
      ['text', '"x"'],
      ['a number', '5'],
      ['prototype pollution', '{"__proto__": {"role": "admin"}}'],
    ])('%s is refused as a body', async (_what, body) => {
      expectError(await fortress.market.service.as(fortress.recruiter).post('/api/jobs', body), 400);
      expectError(await fortress.market.service.as(fortress.recruiter).put(fortress.jobPath, body), 400);
    });

    it('a megabyte of text is refused whole', async () => {
      expectError(
        await fortress.market.service
          .as(fortress.recruiter)
          .post('/api/jobs', { ...gig, description: 'x'.repeat(1.1 * MEGABYTE) }),
        413,
      );
    });
  });
});
