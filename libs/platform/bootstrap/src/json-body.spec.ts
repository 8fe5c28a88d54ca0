import { requestBounds } from '@crewcall/contracts-core';
import { isWithinBounds, isStorable } from './json-body.js';

const within = (body: unknown): boolean => isWithinBounds(Buffer.from(JSON.stringify(body)));
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const keyed = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));

describe('bounds of a JSON body', () => {
  it('take what a form sends', () => {
    const skills = Array.from({ length: 50 }, (_, at) => `skill ${at}, "quoted"`);
    expect(within({ title: 'Rigger: {[,', skills, note: 'back\\slash\\', logo: `data:${'A:,['.repeat(90_000)}` })).toBe(
      true,
    );
  });

  it('refuse more keys than any form has [F1]', () => {
    expect(within(keyed(requestBounds.keys))).toBe(true);
    expect(within(keyed(requestBounds.keys + 1))).toBe(false);
    expect(within({ list: [keyed(requestBounds.keys)] })).toBe(false);
  });

  it('refuse longer lists than any form has [F1]', () => {
    expect(within(Array(requestBounds.commas + 1).fill(0))).toBe(true);
    expect(within(Array(requestBounds.commas + 2).fill(0))).toBe(false);
  });

  it('refuse depth that would exhaust a stack [F12] [S64]', () => {
    expect(within(nested(requestBounds.depth))).toBe(true);
    expect(within(nested(requestBounds.depth + 1))).toBe(false);
    expect(isWithinBounds(Buffer.from('['.repeat(1_000_000)))).toBe(false);
    expect(within(Array(30).fill([]))).toBe(true);
  });

  it.each(['', '"', '"open', '"\\', '{"a":"\\"', ']]]', '\\"'])('come to an end with %j', (text) => {
    expect(isWithinBounds(Buffer.from(text))).toBe(true);
  });
});

describe('text that can be stored', () => {
  it.each(['plain', 'Zoë 🎪', { a: ['\u{1F3AA}', { b: null }], c: 1 }])('is %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each(['a\0b', '\ud800', { a: ['x', { b: '\udfff' }] }, { 'k\0': 1 }])('is not %j [F12]', (value) => {
    expect(isStorable(value)).toBe(false);
  });
});
