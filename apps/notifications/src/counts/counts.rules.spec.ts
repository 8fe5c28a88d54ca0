import { storedChange, unreadChange } from './counts.rules.js';

describe('what moves the counts of a person', () => {
  it('is an unread one more or fewer, in all and in its category', () => {
    expect(unreadChange(1, 'messages')).toEqual({ unread: 1, messages: 1 });
    expect(unreadChange(-1, 'jobs')).toEqual({ unread: -1, jobs: -1 });
    expect(unreadChange(1, null)).toEqual({ unread: 1 });
  });

  it('is so many kept ones, in all and in their category', () => {
    expect(storedChange(3, 'ratings')).toEqual({ stored: 3, stored_ratings: 3 });
    expect(storedChange(-2, null)).toEqual({ stored: -2 });
  });
});
