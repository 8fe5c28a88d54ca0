import { AdzunaBoard } from './adzuna.board.js';
import { BoardsConfig } from './boards.config.js';
import { anyOfSearches, eventRoles } from './event-roles.js';
import { type ListedAd, sameAsKey } from './listed-ad.js';
import { ReedBoard } from './reed.board.js';

const config = Object.assign(new BoardsConfig(), {
  reedApiKey: 'reed-key',
  reedBaseUrl: 'https://www.reed.co.uk',
  reedQuota: '60/minute',
  adzunaAppId: 'id',
  adzunaAppKey: 'key',
  adzunaBaseUrl: 'https://api.adzuna.com',
  adzunaQuota: '25/minute 250/day',
});
const reed = new ReedBoard(config);
const adzuna = new AdzunaBoard(config);
const now = new Date('2026-11-21T12:00:00Z');

const reedItem = {
  jobId: 50_000_001,
  employerId: 7,
  employerName: 'Northlight &amp; Sons',
  jobTitle: 'Sound Engineer',
  locationName: 'Leeds',
  minimumSalary: 30_000,
  maximumSalary: 35_000,
  currency: 'GBP',
  expirationDate: '20/12/2026',
  date: '19/11/2026',
  jobDescription: 'Live <b>events</b> across the north&hellip;',
  applications: 3,
  jobUrl: 'https://www.reed.co.uk/jobs/sound-engineer/50000001',
};
const adzunaItem = {
  id: '4400000001',
  title: '<strong>Lighting</strong> Technician',
  description: 'Festival season &amp; touring',
  created: '2026-11-20T08:30:00Z',
  redirect_url: 'https://www.adzuna.co.uk/land/ad/4400000001',
  adref: 'x',
  company: { display_name: 'Beam Ltd' },
  location: { display_name: 'Bristol, South West England', area: ['UK', 'South West England', 'Bristol'] },
  category: { tag: 'creative-design-jobs', label: 'Creative & Design Jobs' },
  salary_min: 28_000,
  salary_max: 28_000,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  contract_type: 'permanent',
};

describe('what the boards are asked', () => {
  it('are the roles of event trades, one by one at Reed [R124]', () => {
    expect(eventRoles).toHaveLength(26);
    for (const role of [
      'AV technician',
      'audio visual engineer',
      'sound operator',
      'lighting designer',
      'vision mixer',
    ])
      expect(eventRoles).toContain(role);
    expect(reed.searches).toBe(26);
    expect(reed.requestOf(20, 3)).toEqual({
      path: '/api/1.0/search',
      query: { keywords: eventRoles[20], resultsToTake: '100', resultsToSkip: '200' },
      headers: { authorization: `Basic ${Buffer.from('reed-key:').toString('base64')}` },
    });
  });

  it('are few searches for any of several words at Adzuna, whose OR finds nothing [R124]', () => {
    expect(JSON.stringify(anyOfSearches)).not.toMatch(/\bOR\b/);
    expect(anyOfSearches.length).toBeLessThanOrEqual(12);
    expect(adzuna.requestOf(2, 4)).toEqual({
      path: '/v1/api/jobs/gb/search/4',
      query: {
        app_id: 'id',
        app_key: 'key',
        what_and: 'sound',
        what_or: 'technician engineer operator designer',
        results_per_page: '50',
        sort_by: 'date',
        max_days_old: '30',
      },
    });
  });

  it('is nothing without keys [R129]', () => {
    const bare = Object.assign(new BoardsConfig(), { ...config, reedApiKey: undefined, adzunaAppKey: '' });
    expect([new ReedBoard(bare).isConfigured, new AdzunaBoard(bare).isConfigured]).toEqual([false, false]);
    expect([reed.isConfigured, adzuna.isConfigured]).toEqual([true, true]);
  });
});

describe('how an ad becomes a job', () => {
  it('of Reed: list and whole [R128]', () => {
    const ad = reed.readAd(reedItem, now) as ListedAd;
    expect(ad).toEqual({
      externalId: '50000001',
      url: reedItem.jobUrl,
      title: 'Sound Engineer',
      company: 'Northlight & Sons',
      location: 'Leeds',
      description: 'Live events across the north…',
      contractType: null,
      rate: '£30,000–£35,000 a year',
      ratePence: 3_000_000,
      rateUnit: 'year',
      postedAt: new Date('2026-11-19T00:00:00Z'),
      expiresOn: '2026-12-20',
    });
    const whole = {
      jobDescription: '<p>All</p><script>x</script><p>of it</p>',
      minimumSalary: 250,
      maximumSalary: 250,
    };
    const details = { ...whole, salaryType: 'per day', contractType: 'Contract', fullTime: true, partTime: false };
    expect(reed.readDetails(ad, details)).toMatchObject({
      description: 'All\n\nof it',
      contractType: 'contract',
      rate: '£250 a day',
      title: ad.title,
    });
    expect(reed.detailsOf(ad).path).toBe('/api/1.0/jobs/50000001');
  });

  it.each([
    [{ contractType: 'Permanent', fullTime: true }, 'full-time'],
    [{ contractType: 'Permanent', partTime: true }, 'part-time'],
    [{ contractType: 'Temporary' }, 'temporary'],
    [{ contractType: 'Contract', partTime: true, fullTime: true }, 'contract'],
    [{ fullTime: true }, 'full-time'],
    [{ contractType: 42 }, null],
  ])('%j is the contract type %j [R128]', (details, expected) => {
    expect(reed.readDetails(reed.readAd(reedItem, now) as ListedAd, details).contractType).toBe(expected);
  });

  it('of Adzuna, whose guesses at a salary are no company’s offer [R128]', () => {
    expect(adzuna.readAd(adzunaItem, now)).toEqual({
      externalId: '4400000001',
      url: adzunaItem.redirect_url,
      title: 'Lighting Technician',
      company: 'Beam Ltd',
      location: 'Bristol, South West England',
      description: 'Festival season & touring',
      contractType: 'full-time',
      rate: '£28,000 a year',
      ratePence: 2_800_000,
      rateUnit: 'year',
      postedAt: new Date('2026-11-20T08:30:00Z'),
      expiresOn: null,
    });
    expect(adzuna.readAd({ ...adzunaItem, salary_is_predicted: '1' }, now)).toMatchObject({ rate: 'Competitive' });
    expect(adzuna.readAd({ ...adzunaItem, contract_time: 'part_time' }, now)?.contractType).toBe('part-time');
  });

  it('is refused where it cannot be linked to or has no name [R128]', () => {
    for (const change of [
      { jobUrl: 'javascript:alert(1)' },
      { jobUrl: 'http://www.reed.co.uk/1' },
      { jobUrl: null },
      { jobTitle: 42 },
      { jobTitle: ' <b></b> ' },
      { jobId: 'a b' },
      { jobId: null },
    ])
      expect(reed.readAd({ ...reedItem, ...change }, now)).toBeNull();
    for (const item of [null, 7, 'text', [], {}]) {
      expect(reed.readAd(item, now)).toBeNull();
      expect(adzuna.readAd(item, now)).toBeNull();
    }
    expect(() => reed.readPage({ results: 'none' })).toThrow('something else than a list');
    expect(() => adzuna.readPage([])).toThrow('something else than a list');
  });

  it('bears fields of the wrong type and texts without end [R128]', () => {
    const odd = { minimumSalary: 'lots', date: '31/02/2026', expirationDate: 7, employerName: {}, locationName: null };
    expect(reed.readAd({ ...reedItem, ...odd, maximumSalary: null, jobDescription: ['x'] }, now)).toMatchObject({
      company: 'Company not named',
      location: 'United Kingdom',
      rate: 'Competitive',
      description: '',
      postedAt: now,
      expiresOn: null,
    });
    const long = adzuna.readAd({ ...adzunaItem, description: 'word '.repeat(50_000), title: 'T'.repeat(500) }, now);
    expect(long?.description).toMatch(/^word [\s\S]{9000,9999}…$/u);
    expect(long?.title).toHaveLength(120);
    expect(adzuna.readAd({ ...adzunaItem, created: '2099-01-01T00:00:00Z' }, now)?.postedAt).toBe(now);
  });

  it('is one with the same ad on the other board [R128]', () => {
    const one = { title: 'Sound Engineer', company: 'Beam Ltd', location: 'Bristol' };
    const other = { title: 'SOUND  engineer!', company: 'The Beam Limited', location: 'Bristol, South West England' };
    expect(sameAsKey(one)).toBe(sameAsKey(other));
    expect(sameAsKey(one)).not.toBe(sameAsKey({ ...one, location: 'Leeds' }));
  });
});
