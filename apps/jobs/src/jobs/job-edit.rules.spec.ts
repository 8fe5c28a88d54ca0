import { buildJob } from '@crewcall/jobs-domain';
import { applyEdit, changedFields } from './job-edit.rules.js';

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
});
