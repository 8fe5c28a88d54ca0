import { missedTermOf } from './missed-term.rules.js';

describe('what a user looked for in vain', () => {
  it('is counted in the words that others use too [R244]', () => {
    expect(missedTermOf({ search: '  Theremin   Player ' })).toBe('theremin player');
    expect(missedTermOf({ search: 'Rigger', location: 'LEEDS' })).toBe('rigger in leeds');
  });

  it.each(['', 'ab', 'x'.repeat(61), 'maya@crew.example', '07700 900123', undefined])(
    'is not counted when it is “%s” [R244]',
    (search) => {
      expect(missedTermOf({ search, location: '' })).toBeNull();
    },
  );
});
