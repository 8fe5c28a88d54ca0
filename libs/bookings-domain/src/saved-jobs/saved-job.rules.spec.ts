import { type JobAsTold, eventsOf } from './saved-job.rules.js';

const open: JobAsTold = { status: 'active', date: '2030-06-12', rate: '28000/day' };

describe('events of a saved job', () => {
  it('are a pause, another date or rate, and that it is filled [R499]', () => {
    expect(eventsOf(open, { ...open, status: 'paused' })).toEqual([{ what: 'paused', changed: [] }]);
    expect(eventsOf(open, { ...open, status: 'filled' })).toEqual([{ what: 'filled', changed: [] }]);
    expect(eventsOf(open, { ...open, date: '2030-06-13' })).toEqual([{ what: 'changed', changed: ['date'] }]);
    const both = { status: 'paused', date: null, rate: '30000/day' };
    expect(eventsOf(open, both)).toEqual([
      { what: 'paused', changed: [] },
      { what: 'changed', changed: ['date', 'rate'] },
    ]);
  });

  it('are none when it resumes, was opened again or is taken down [R499]', () => {
    expect(eventsOf({ ...open, status: 'paused' }, open)).toEqual([]);
    expect(eventsOf({ ...open, status: 'filled' }, open)).toEqual([]);
    expect(eventsOf(open, { ...open, status: 'deleted', rate: 'gone' })).toEqual([]);
    expect(eventsOf({ ...open, status: 'filled' }, { ...open, status: 'filled', date: null })).toEqual([]);
  });

  it('are of the pause once, and of a pause alone where the job took applications before', () => {
    const paused = { ...open, status: 'paused' };
    expect([eventsOf(paused, paused), eventsOf({ ...open, status: 'filled' }, paused)]).toEqual([[], []]);
    expect(eventsOf(paused, { ...paused, rate: '30000/day' })).toEqual([{ what: 'changed', changed: ['rate'] }]);
    expect(eventsOf(paused, { ...open, status: 'filled', date: null })).toEqual([{ what: 'filled', changed: [] }]);
  });
});
