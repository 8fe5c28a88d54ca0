import { jobTexts } from '@crewcall/contracts-jobs';
import { buildJob } from '@crewcall/jobs-domain';
import { applyEdit, changedFields, contractTypeMissing, rateOf } from './job-edit.rules.js';

const edited = (input: Parameters<typeof applyEdit>[1], job = buildJob()) => {
  const before = { ...job };
  applyEdit(job, input);
  return { job, changed: changedFields(before, job) };
};

describe('editing a job', () => {
  it('leaves what was not sent [R140]', () => {
    const { job, changed } = edited({ title: 'Rigger' });
    expect([job.title, job.days, changed]).toEqual(['Rigger', 2, ['title']]);
  });

  it('leaves what was sent as undefined', () => {
    const { job, changed } = edited({ title: undefined, rate: undefined, positions: undefined });
    expect([job.title, job.rate, job.positions, changed]).toEqual(['Monitor engineer', '£280 a day', 1, []]);
  });

  it('replaces the duration as one thing and clears what belongs to another [R137] [R140]', () => {
    const { job, changed } = edited({ duration_type: 'time', start_time: '09:00', end_time: '17:00' });
    expect(job).toMatchObject({ durationType: 'time', startTime: '09:00', endTime: '17:00', days: null, hours: null });
    expect(changed).toEqual(['duration_type', 'start_time', 'end_time', 'days']);
  });

  it('does not take a part of the duration without its type [R137]', () => {
    expect(edited({ days: 9 }).changed).toEqual([]);
  });

  it('clears the contract type of what becomes a gig [R135]', () => {
    const contract = buildJob({ type: 'contract', contractType: 'full-time' });
    expect(edited({ type: 'freelance' }, contract).job.contractType).toBeNull();
    expect(edited({ contract_type: 'part-time' }).job.contractType).toBeNull();
  });

  it('clears an optional amount, and never the company [R140]', () => {
    const { job } = edited({ rate_pence: null, rate_unit: null, company: null });
    expect([job.ratePence, job.rateUnit, job.company]).toEqual([null, null, 'Northlight Productions']);
  });

  it('sees the same again as no change [R140]', () => {
    expect(edited({ title: 'Monitor engineer', skills: ['Sound Engineering'], status: 'active' }).changed).toEqual([]);
  });

  it('takes every field that a job has, each by its name', () => {
    const contract = buildJob({ type: 'contract', contractType: 'full-time' });
    const { job, changed } = edited(
      {
        company: 'Southlight',
        title: 'Rigger',
        contract_type: 'part-time',
        location: 'Hull',
        hides_place: true,
        rate: '£12 an hour',
        description: 'One stage.',
        event_date: '2030-07-01',
        skills: [],
        positions: 2,
        status: 'paused',
      },
      contract,
    );
    expect(job).toMatchObject({
      company: 'Southlight',
      location: 'Hull',
      hidesPlace: true,
      positions: 2,
      status: 'paused',
    });
    expect(changed).toEqual([
      ...['company', 'title', 'contract_type', 'location', 'hides_place', 'rate', 'rate_pence', 'rate_unit'],
      ...['description', 'event_date', 'skills', 'positions', 'status'],
    ]);
  });

  it('changes each part of a duration of times or of hours', () => {
    const night = { duration_type: 'time', start_time: '20:00', end_time: '04:00', end_day_offset: 1 } as const;
    expect(edited(night).changed).toEqual(['duration_type', 'start_time', 'end_time', 'end_day_offset', 'days']);
    expect(edited({ duration_type: 'hours', hours: 6 }).job).toMatchObject({
      durationType: 'hours',
      hours: 6,
      days: null,
    });
    expect(edited({ start_time: '20:00', end_time: '04:00', end_day_offset: 1, hours: 3 }).changed).toEqual([]);
    expect(edited({ duration_type: 'hours', hours: 6 }).changed).toEqual(['duration_type', 'days', 'hours']);
  });

  it('reads the amount anew where the words of the rate are others, and leaves it where they were not sent', () => {
    expect(edited({ rate: '£12.50 an hour' }).job).toMatchObject({ ratePence: 1_250, rateUnit: 'hour' });
    expect(edited({ rate: 'by agreement' }).job).toMatchObject({ ratePence: null, rateUnit: null });
    expect(edited({ rate: 'as said', rate_pence: 30_000, rate_unit: 'day' }).job).toMatchObject({
      ratePence: 30_000,
      rateUnit: 'day',
    });
    expect(edited({ title: 'Rigger' }).job).toMatchObject({ ratePence: 28_000, rateUnit: 'day' });
  });

  it('forgets what was to come back once the company says itself how the job stands', () => {
    const away = () => buildJob({ status: 'paused', resumeAs: 'active' });
    expect(edited({ status: 'active' }, away()).job.resumeAs).toBeNull();
    expect(edited({ title: 'Rigger' }, away()).job.resumeAs).toBe('active');
  });

  it('takes another company by name, and no blank one', () => {
    expect([edited({ company: 'Southlight' }).job.company, edited({ company: '' }).changed]).toEqual([
      'Southlight',
      [],
    ]);
  });
});

describe('the rate of a job as a number', () => {
  const rate = (rate_pence?: number | null, rate_unit?: 'day' | 'hour' | null) =>
    rateOf({ rate: '£280 a day', type: 'freelance', rate_pence, rate_unit });

  it('is what was sent, with its unit', () => {
    expect(rate(1_500, 'hour')).toEqual({ rate_pence: 1_500, rate_unit: 'hour' });
  });

  it('is what the words say where either of the two is missing', () => {
    const said = { rate_pence: 28_000, rate_unit: 'day' };
    expect([rate(), rate(1_500), rate(null, 'hour'), rate(1_500, null)]).toEqual([said, said, said, said]);
  });
});

it('a contract without its type says so, a gig needs none', () => {
  const missing = (type: 'contract' | 'freelance', contractType: 'full-time' | null) =>
    contractTypeMissing(buildJob({ type, contractType }));
  expect([missing('contract', 'full-time'), missing('freelance', null)]).toEqual([null, null]);
  expect(missing('contract', null)).toBe(jobTexts.contractTypeRequired);
});
