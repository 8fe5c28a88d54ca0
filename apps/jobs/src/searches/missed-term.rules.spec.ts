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

  it('has three to sixty letters, its place sixty at most', () => {
    const term = (search: string, location = '') => missedTermOf({ search, location });
    expect([term('rig'), term('x'.repeat(60))]).toEqual(['rig', 'x'.repeat(60)]);
    expect(term('rig', 'y'.repeat(60))).toBe(`rig in ${'y'.repeat(60)}`);
    expect(term('rig', 'y'.repeat(61))).toBeNull();
    expect(missedTermOf({ search: 'rig' })).toBe('rig');
    expect(missedTermOf({ location: 'Leeds' })).toBeNull();
  });

  it('is not counted where its place is a telephone number, and is where it has a few digits', () => {
    const term = (search: string, location = '') => missedTermOf({ search, location });
    expect([term('rigger', '07700 900123'), term('rigger', 'maya@crew.example'), term('123456')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([term('stage 12345'), term('rigger', ' Leeds   LS1 ')]).toEqual(['stage 12345', 'rigger in leeds ls1']);
  });
});
