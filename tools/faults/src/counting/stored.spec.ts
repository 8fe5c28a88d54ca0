import { noticeFactOf } from './stored.js';

const job = 'Rigger redis-hung 0007';
const applied = { title: 'New application', message: `Ana Reyes applied for ${job}.` };
const hired = { title: 'You’re hired!', message: `Drill Events hired you for ${job}. Well done!` };

describe('what a notification is about', () => {
  it('is read from the words that people are told', () => {
    expect(noticeFactOf(applied, 'Rigger redis-hung')).toEqual([{ about: 'apply', job: job }]);
    expect(noticeFactOf(hired, 'Rigger redis-hung')).toEqual([{ about: 'hire', job: job }]);
  });

  it('is nothing of this drill when it names no job of it', () => {
    expect(noticeFactOf(applied, 'Rigger redis-killed')).toEqual([]);
    expect(noticeFactOf({ title: 'Welcome to CrewCall', message: job }, 'Rigger redis-hung')).toEqual([]);
  });
});
