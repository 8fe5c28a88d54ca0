import { applicationStatusNotice, newApplicationNotice } from '@crewcall/contracts-notifications';
import { noticeFactOf } from './stored.js';

const facts = { application_id: 'a1', job_title: 'Rigger redis-hung 0007', company_name: 'Drill Events' };

describe('what a notification is about', () => {
  it('is read from the words that people are told', () => {
    const hired = applicationStatusNotice({ ...facts, to: 'hired' });
    expect(noticeFactOf(newApplicationNotice(facts), 'Rigger redis-hung')).toEqual([
      { about: 'apply', job: facts.job_title },
    ]);
    expect(noticeFactOf(hired, 'Rigger redis-hung')).toEqual([{ about: 'hire', job: facts.job_title }]);
  });

  it('is nothing of this drill when it names no job of it', () => {
    expect(noticeFactOf(newApplicationNotice(facts), 'Rigger redis-killed')).toEqual([]);
    expect(noticeFactOf({ title: 'Welcome to CrewCall', message: facts.job_title }, 'Rigger redis-hung')).toEqual([]);
  });
});
