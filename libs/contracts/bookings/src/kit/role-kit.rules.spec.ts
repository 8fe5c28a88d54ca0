import { roleKitProblem, roleKitTexts } from './role-kit.rules.js';

const line = { kind: 'microphones', words: null, count: 1, need: 'must', pays_hire: true, cap_pence: null };
const problem = (changes: object) => roleKitProblem([{ ...line, ...changes }]);

describe('the kit of a role, as it is sent', () => {
  it('is up to twenty kinds, or nothing', () => {
    expect([undefined, [], Array(20).fill(line)].map(roleKitProblem)).toEqual([null, null, null]);
    expect(roleKitProblem(Array(21).fill(line))).toBe('A role asks for at most 20 kinds of kit.');
    for (const wrong of [null, 'desk', { length: 0 }, [null], ['desk'], [{ ...line, colour: 'red' }]])
      expect(roleKitProblem(wrong)).toBe(roleKitTexts.unknown);
  });

  it('is of a kind that is known', () => {
    for (const kind of ['yacht', 'constructor', '', null, 7]) expect(problem({ kind })).toBe(roleKitTexts.kind);
  });

  it('is described on one line of up to a hundred characters, or not', () => {
    expect([problem({ words: 'Any with 48 channels' }), problem({ words: 'x'.repeat(100) })]).toEqual([null, null]);
    for (const words of ['', ' ', 'x'.repeat(101), 'a\nb', 7, undefined])
      expect(problem({ words })).toBe(roleKitTexts.words);
  });

  it('is one to 999 pieces', () => {
    expect([problem({ count: 1 }), problem({ count: 999 })]).toEqual([null, null]);
    for (const count of [0, 1_000, 1.5, '2', null]) expect(problem({ count })).toBe(roleKitTexts.count);
  });

  it('is a must or nice to have, its hire paid or included', () => {
    expect([problem({ need: 'nice' }), problem({ pays_hire: false })]).toEqual([null, null]);
    for (const wrong of [{ need: 'maybe' }, { need: undefined }, { pays_hire: 'yes' }, { pays_hire: null }])
      expect(problem(wrong)).toBe(roleKitTexts.unknown);
  });

  it('is paid up to £10,000 a day', () => {
    expect([problem({ cap_pence: 1 }), problem({ cap_pence: 1_000_000 })]).toEqual([null, null]);
    for (const cap_pence of [0, 1_000_001, 0.5, '1', undefined]) expect(problem({ cap_pence })).toBe(roleKitTexts.cap);
  });

  it('is told by the first line that is wrong', () => {
    expect(roleKitProblem([line, { ...line, count: 0 }, { ...line, kind: 'yacht' }])).toBe(roleKitTexts.count);
  });
});
