import { assertHarmless, ThreatFound, UnpackingBudget } from './threats.rules.js';

const virus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR` + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const threatIn = (bytes: Buffer): string | null => {
  try {
    assertHarmless(bytes);
    return null;
  } catch (error) {
    return error instanceof ThreatFound ? error.threat : String(error);
  }
};

describe('what bytes alone show', () => {
  it('is the test virus, wherever in them it lies', () => {
    for (const text of [virus, `${'x'.repeat(5000)}${virus}`, `${virus} and more`])
      expect(threatIn(Buffer.from(text))).toBe('test-virus');
    expect(threatIn(Buffer.from(virus.slice(0, -1)))).toBeNull();
    expect(threatIn(Buffer.from(virus.slice(1)))).toBeNull();
  });

  it.each([
    ['of Windows', '4d5a9000'],
    ['of Linux', '7f454c4602'],
    ['of Java or macOS', 'cafebabe00'],
    ['of macOS, 32 bits', 'feedface00'],
    ['of macOS, 64 bits', 'feedfacf00'],
    ['of macOS, 32 bits the other way round', 'cefaedfe00'],
    ['of macOS, 64 bits the other way round', 'cffaedfe00'],
    ['of a shell', Buffer.from('#!/bin/sh').toString('hex')],
  ])('is a program %s', (_system, hex) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(threatIn(bytes)).toBe('program');
    expect(threatIn(Buffer.concat([Buffer.from(' '), bytes]))).toBeNull();
    expect(threatIn(bytes.subarray(0, 1))).toBeNull();
  });

  it('is nothing of a text or an empty file', () => {
    expect([Buffer.alloc(0), Buffer.from('I rig. #!'), Buffer.from('%PDF-1.7')].map(threatIn)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('a threat is an error that says which it is', () => {
  expect(new ThreatFound('macros')).toMatchObject({ threat: 'macros', message: 'macros' });
});

describe('the bytes that a file may unpack to', () => {
  it('are taken piece by piece, to the last one', () => {
    const budget = new UnpackingBudget(10);
    budget.take(4);
    expect(budget.remaining).toBe(6);
    budget.take(6);
    expect(budget.remaining).toBe(0);
    budget.take(0);
    expect(() => budget.take(1)).toThrow(new ThreatFound('bomb'));
  });

  it('are used up by one piece that is too large, and by all after it', () => {
    const budget = new UnpackingBudget(10);
    expect(() => budget.take(11)).toThrow(new ThreatFound('bomb'));
    expect(() => budget.take(0)).toThrow(new ThreatFound('bomb'));
  });
});
