import { contractTypeOf } from './contract-type.rules.js';

const said = { kind: null, isPartTime: false, isFullTime: false };

describe('a board’s words for how one is employed', () => {
  it.each([
    ['Permanent', 'full-time'],
    ['contract', 'contract'],
    ['Temp', 'temporary'],
    [' Temporary ', 'temporary'],
  ])('%j alone is %s', (kind, type) => expect(contractTypeOf({ ...said, kind })).toBe(type));

  it('say part time where the hours do, whatever the kind is', () => {
    for (const kind of ['Permanent', 'contract', null])
      expect(contractTypeOf({ kind, isPartTime: true, isFullTime: false })).toBe('part-time');
  });

  it('say full time where nothing more exact does', () => {
    expect(contractTypeOf({ ...said, isFullTime: true })).toBe('full-time');
    expect(contractTypeOf({ kind: null, isPartTime: true, isFullTime: true })).toBe('full-time');
    expect(contractTypeOf({ kind: 'temp', isPartTime: true, isFullTime: true })).toBe('temporary');
  });

  it.each([null, '', 'seasonal', 'constructor'])('say nothing with %j alone', (kind) => {
    expect(contractTypeOf({ ...said, kind })).toBeNull();
  });
});
