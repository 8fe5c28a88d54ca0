import type { JobInput } from './job.js';
import { eventDateProblem, jobInputOf, jobProblems } from './job.rules.js';

const form: JobInput = {
  title: 'Rigger',
  type: 'freelance',
  location: 'Leeds',
  rate: '£250 a day',
  description: 'Two motors, one truss.',
  event_date: '2027-06-12',
  duration_type: 'days',
  days: 2,
};

describe('the fields of a job', () => {
  it.each([
    [{ title: 'x'.repeat(121) }, { title: 'Title must be at most 120 characters long.' }],
    [{ title: 'Two\nlines' }, { title: 'Please use plain text.' }],
    [{ title: 7 }, { title: 'Please enter a job title.' }],
    [{ location: ' ' }, { location: 'Please enter a location.' }],
    [{ location: 'x'.repeat(161) }, { location: 'Location must be at most 160 characters long.' }],
    [{ rate: '' }, { rate: 'Please enter a rate.' }],
    [{ rate: 'x'.repeat(61) }, { rate: 'Rate must be at most 60 characters long.' }],
    [{ description: ' \n ' }, { description: 'Please describe the job.' }],
    [{ description: null }, { description: 'Please describe the job.' }],
    [{ description: 'a\u0000b' }, { description: 'Please use plain text.' }],
    [{ type: 'gig' }, { type: 'Please choose contract or gig.' }],
    [{ event_date: null }, { event_date: 'Please choose the event date.' }],
    [{ event_date: '' }, { event_date: 'Please choose the event date.' }],
    [{ event_date: '12 June' }, { event_date: 'Please enter the event date as YYYY-MM-DD.' }],
    [{ positions: 0 }, { positions: 'Positions must be a whole number from 1 to 100.' }],
    [{ positions: 1.5 }, { positions: 'Positions must be a whole number from 1 to 100.' }],
    [{ positions: null }, { positions: 'Positions must be a whole number from 1 to 100.' }],
    [{ rate_pence: -1 }, { rate_pence: 'Please enter the amount in whole pence.' }],
    [{ rate_pence: 1_000_000_001 }, { rate_pence: 'Please enter the amount in whole pence.' }],
    [{ rate_unit: 'minute' }, { rate_unit: 'Please choose what the amount is for.' }],
    [{ questions: 'none' }, { questions: 'Please ask at most 5 questions.' }],
    [{ days: 0 }, { days: 'Days must be a whole number from 1 to 365.' }],
  ])('with %j have the problems %j', (change, problems) => {
    expect(jobProblems({ ...form, ...change })).toEqual(problems);
  });

  it.each([
    { title: ` ${'x'.repeat(120)} ` },
    { location: 'x'.repeat(160) },
    { rate: 'x'.repeat(60) },
    { description: 'Load-in:\n\t06:00' },
    { positions: 1 },
    { positions: 100 },
    { rate_pence: 0, rate_unit: 'day' },
    { rate_pence: 1_000_000_000 },
    { rate_pence: null, rate_unit: null },
    { skills: [] },
    { skills: Array.from({ length: 30 }, (_, n) => `Skill ${n}`) },
    { event_date: '2001-01-01' },
  ])('take %j', (change) => expect(jobProblems({ ...form, ...change })).toEqual({}));

  it.each([[Array(31).fill('Rigging')], [['Rigging', ' ']], [['a\nb']], ['Rigging'], [null]])(
    'do not take the skills %j',
    (skills) =>
      expect(jobProblems({ ...form, skills })).toEqual({
        skills: 'Please list at most 30 skills of at most 60 characters each.',
      }),
  );

  it('of a contract ask for a salary', () => {
    const contract = { ...form, type: 'contract', contract_type: 'full-time' };
    expect(jobProblems({ ...contract, rate: '' })).toEqual({ rate: 'Please enter a salary.' });
    expect(jobProblems({ ...contract, rate: 'x'.repeat(61) })).toEqual({
      rate: 'Salary must be at most 60 characters long.',
    });
  });

  it('ask for a day that is not over', () => {
    const noon = new Date('2027-06-12T12:00:00Z');
    expect(eventDateProblem('2027-06-11', noon)).toBe('The event date must not be in the past.');
    expect([eventDateProblem('2027-06-12', noon), eventDateProblem('2027-06-11')]).toEqual([null, null]);
  });
});

describe('what the form sends', () => {
  it('is every field that was filled in, trimmed', () => {
    const full = { ...form, rate_pence: 25_000, rate_unit: 'day', positions: 3, skills: ['Rigging'] } as const;
    expect(jobInputOf({ ...full, title: ' Rigger\n', skills: ['Rigging'] })).toEqual(full);
  });

  it('is the next day of the end where there is one', () => {
    const night = {
      ...form,
      duration_type: 'time',
      start_time: '22:00',
      end_time: '04:00',
      end_day_offset: 1,
    } as const;
    const { days, ...sent } = night;
    expect([jobInputOf(night), days]).toEqual([sent, 2]);
  });

  it('is nothing for fields that were left empty', () => {
    expect(jobInputOf({ ...form, positions: undefined, rate_pence: null, hours: null })).toStrictEqual(form);
    expect(jobInputOf({ ...form, type: 'contract', contract_type: null })).toEqual({ ...form, type: 'contract' });
  });
});
