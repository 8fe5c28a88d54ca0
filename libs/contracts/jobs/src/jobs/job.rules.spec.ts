import {
  contractTypeOptions,
  categoriesOf,
  categoryFilterOf,
  contractTypeLabelOf,
  jobTypeLabelOf,
} from './job-type.rules.js';
import { durationLabelOf } from './duration-labels.js';
import { clearedDuration, durationOf, durationProblems } from './job-duration.rules.js';
import { isDayOver, londonDayOf } from './event-day.rules.js';
import { jobStatusLabelOf } from './job.state.js';
import { rateLabelOf } from './job-limits.rules.js';
import { jobInputOf, jobProblems } from './job.rules.js';
import type { JobInput } from './job.js';

const form: JobInput = {
  title: 'Monitor engineer',
  type: 'freelance',
  location: 'Leeds',
  rate: '£250 a day',
  description: 'Two stages, one desk.',
  event_date: '2027-06-12',
  duration_type: 'time',
  start_time: '09:00',
  end_time: '17:00',
};
const now = new Date('2027-06-01T12:00:00Z');

describe('the job form', () => {
  it('lets a complete gig and a complete contract pass [R131]', () => {
    expect(jobProblems(form, now)).toEqual({});
    expect(jobProblems({ ...form, type: 'contract', contract_type: 'part-time' }, now)).toEqual({});
  });

  it('needs title, type, location, rate, description, event date and a duration type [R131]', () => {
    const missing = ['title', 'type', 'location', 'rate', 'description', 'event_date', 'duration_type'];
    expect(Object.keys(jobProblems({}, now)).sort()).toEqual(missing.sort());
    expect(jobProblems({ ...form, title: '   ' }, now)).toHaveProperty('title');
  });

  it('needs a contract type for contract jobs alone [R131] [R135]', () => {
    expect(jobProblems({ ...form, type: 'contract' }, now)).toEqual({
      contract_type: 'Please choose a contract type.',
    });
    expect(jobProblems({ ...form, contract_type: 'anything' }, now)).toEqual({});
  });

  it.each(['12/06/2027', '2027-02-30', '1999-01-01', '2027-6-1', 20270612, ''])(
    'refuses the day %j [R131]',
    (event_date) => {
      expect(jobProblems({ ...form, event_date }, now)).toHaveProperty('event_date');
    },
  );

  it('takes today and refuses yesterday, as London counts days [R131]', () => {
    const lateOnTheFirst = new Date('2027-06-01T22:59:00Z');
    expect(jobProblems({ ...form, event_date: '2027-06-01' }, lateOnTheFirst)).toEqual({});
    expect(londonDayOf(new Date('2027-06-01T23:30:00Z'))).toBe('2027-06-02');
    expect(isDayOver('2027-06-01', new Date('2027-06-01T23:30:00Z'))).toBe(true);
    expect(isDayOver('2027-01-01', new Date('2027-01-01T23:59:00Z'))).toBe(false);
  });

  it('bounds every text and number', () => {
    const huge = 'x'.repeat(1_000_000);
    const problems = jobProblems(
      { ...form, title: huge, rate: huge, description: huge, skills: [huge], positions: 101 },
      now,
    );
    expect(Object.keys(problems).sort()).toEqual(['description', 'positions', 'rate', 'skills', 'title']);
    expect(jobProblems({ ...form, title: 'a\u0000b' }, now)).toEqual({ title: 'Please use plain text.' });
  });
});

describe('durations', () => {
  it.each(['09:00', '17:00', '16:59'])('wants the end after the start on one day, not %s [R132]', (end_time) => {
    const problems = durationProblems({ duration_type: 'time', start_time: '17:00', end_time });
    expect(problems).toEqual({ end_time: 'End time must be after start time' });
  });

  it('lets a call end on the next day when that is said [R132]', () => {
    const night = { duration_type: 'time', start_time: '22:00', end_time: '04:00', end_day_offset: 1 } as const;
    expect(durationProblems(night)).toEqual({});
    expect(durationLabelOf(night)).toBe('22:00–04:00 (next day)');
  });

  it('needs both times [R132]', () => {
    expect(durationProblems({ duration_type: 'time' })).toHaveProperty('start_time');
    expect(durationProblems({ duration_type: 'time', start_time: '24:00', end_time: '25:00' })).toHaveProperty(
      'start_time',
    );
    expect(durationProblems({ duration_type: 'time', start_time: '09:00' })).toHaveProperty('end_time');
  });

  it.each([0, 1.5, -1, 1e9, '3', null, undefined, Number.NaN])('refuses %p days and hours [R133]', (count) => {
    expect(durationProblems({ duration_type: 'days', days: count })).toHaveProperty('days');
    expect(durationProblems({ duration_type: 'hours', hours: count })).toHaveProperty('hours');
  });

  it('takes one day and one hour [R133]', () => {
    expect(durationProblems({ duration_type: 'days', days: 1 })).toEqual({});
    expect(durationLabelOf({ duration_type: 'hours', hours: 1 })).toBe('1 hour');
    expect(durationLabelOf({ duration_type: 'days', days: 3 })).toBe('3 days');
  });

  it('empties the other fields when a type is chosen [R134]', () => {
    expect(clearedDuration('days')).toEqual({ ...durationOf({}), duration_type: 'days' });
    expect(durationOf({ duration_type: 'days', days: 2, hours: 9, start_time: '09:00' })).toEqual({
      ...clearedDuration('days'),
      days: 2,
    });
  });
});

describe('what is sent', () => {
  it('drops empty optional fields and those of another choice [R137]', () => {
    const input = jobInputOf({
      ...form,
      title: ' Rigger ',
      contract_type: 'full-time',
      days: 3,
      hours: null,
      end_day_offset: 0,
    });
    expect(input).toEqual({ ...form, title: 'Rigger' });
  });

  it('sends the contract type of a contract job [R135] [R137]', () => {
    expect(jobInputOf({ ...form, type: 'contract', contract_type: 'fixed-term' })).toHaveProperty(
      'contract_type',
      'fixed-term',
    );
  });
});

describe('contract types', () => {
  it('offers exactly these filters [R109]', () => {
    expect(contractTypeOptions.map(({ label }) => label)).toEqual([
      'All Contract Types',
      'Freelance',
      'Full-Time',
      'Part-Time',
      'Contract',
      'Fixed term',
      'Temporary',
      'Gig',
    ]);
  });

  it.each([
    [{ type: 'freelance' }, ['freelance', 'gig']],
    [{ type: 'contract', contract_type: 'fixed-term' }, ['contract', 'fixed-term']],
    [{ type: 'contract' }, ['contract']],
    [{ employmentType: 'Temporary' }, ['temporary']],
    [{ employmentType: 'Freelance' }, ['freelance']],
    [{}, ['gig']],
  ])('files %j under %j [R110]', (job, categories) => {
    expect(categoriesOf(job).sort()).toEqual(categories);
  });

  it.each([
    ['', null],
    ['all', null],
    ['All Contract Types', null],
    ['Fixed term', 'fixed-term'],
    ['CONTRACT', 'contract'],
    ['fixed', 'fixed'],
  ])('compares the filter %j as %j [R110]', (category, compared) => {
    expect(categoryFilterOf(category)).toBe(compared);
  });

  it('labels badges, contract types and the rate [R116] [R117] [R136]', () => {
    expect([jobTypeLabelOf('contract'), jobTypeLabelOf('freelance'), jobTypeLabelOf(null)]).toEqual([
      'Contract',
      'Gig',
      'Gig',
    ]);
    expect(contractTypeLabelOf({ type: 'contract', contract_type: 'fixed-term' })).toBe('Fixed term');
    expect(contractTypeLabelOf({ type: 'freelance' })).toBe('Gig');
    expect([rateLabelOf('contract'), rateLabelOf('freelance')]).toEqual(['Salary', 'Rate']);
  });
});

describe('job states', () => {
  it('says of a closed job why it is closed', () => {
    expect(jobStatusLabelOf({ status: 'closed', closed_reason: 'filled' })).toBe('Filled');
  });
});

describe('the length of a job’s texts', () => {
  const family = '👨‍👩‍👧‍👦';

  it('is counted as people count, marks and joined emoji included', () => {
    const full = { title: family.repeat(120), description: family.repeat(10_000), skills: [family.repeat(60)] };
    expect(jobProblems({ ...form, ...full }, now)).toEqual({});
  });

  it('ends where the form says', () => {
    const more = { title: family.repeat(121), description: family.repeat(10_001), skills: [family.repeat(61)] };
    expect(jobProblems({ ...form, ...more }, now)).toEqual({
      title: 'Title must be at most 120 characters long.',
      description: 'Description must be at most 10000 characters long.',
      skills: 'Please list at most 30 skills of at most 60 characters each.',
    });
  });
});
