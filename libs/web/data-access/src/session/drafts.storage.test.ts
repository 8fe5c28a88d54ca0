import { drafts } from './drafts.storage';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('drafts', () => {
  it('belong to a person and a place', () => {
    drafts.keep('u1', 'job:new', { title: 'Rigger' });
    expect([drafts.read('u1', 'job:new'), drafts.read('u2', 'job:new'), drafts.read('u1', 'profile')]).toEqual([
      { title: 'Rigger' },
      null,
      null,
    ]);
    drafts.keep('u2', 'profile', 1);
    drafts.dropAll('u1');
    expect([drafts.read('u1', 'job:new'), drafts.read('u2', 'profile')]).toEqual([null, 1]);
  });

  it('are kept for 30 days', () => {
    jest.useFakeTimers();
    drafts.keep('u1', 'profile', 1);
    jest.advanceTimersByTime(30 * 86_400_000 - 1);
    expect(drafts.read('u1', 'profile')).toBe(1);
    jest.advanceTimersByTime(2);
    expect(drafts.read('u1', 'profile')).toBeNull();
    drafts.keep('u1', 'other', 1);
    expect(Object.keys(localStorage)).toEqual(['draft:u1:other']);
  });

  it('are nothing where rubbish is stored or storage is refused', () => {
    localStorage.setItem('draft:u1:profile', '{broken');
    expect(drafts.read('u1', 'profile')).toBeNull();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => drafts.keep('u1', 'x', 1)).not.toThrow();
    full.mockRestore();
  });
});
