import { knownDaysOf } from './known-days.rules.js';

const now = new Date('2026-11-28T09:00:00Z');
const told = { is_shared: true, from_day: '2026-11-28', words: 'fb', as_of: new Date('2026-11-27T20:00:00Z') };
const asked = ['2026-11-29', '2026-11-28', '2026-11-30'];
const unsaid = asked.map((day) => ({ day, word: 'unsaid' }));

describe('the days that a company knows of crew', () => {
  it('are those it asked for, as of when they were told', () => {
    expect(knownDaysOf(told, asked, now)).toEqual({
      as_of: '2026-11-27T20:00:00.000Z',
      days: [
        { day: '2026-11-29', word: 'busy' },
        { day: '2026-11-28', word: 'free' },
        { day: '2026-11-30', word: 'unsaid' },
      ],
    });
  });

  it('are none where they are not shared', () => {
    expect(knownDaysOf({ ...told, is_shared: false }, asked, now)).toBeNull();
  });

  it('are unsaid as of now where nothing was told', () => {
    const silent = { is_shared: null, from_day: null, words: null, as_of: null };
    expect(knownDaysOf(silent, asked, now)).toEqual({ as_of: now.toISOString(), days: unsaid });
    expect(knownDaysOf({ ...told, words: '' }, asked, now)?.days).toEqual(unsaid);
    expect(knownDaysOf({ ...told, from_day: null }, asked, now)?.days).toEqual(unsaid);
  });
});
