import * as admin from '@crewcall/contracts-admin';
import * as core from '@crewcall/contracts-core';
import * as identity from '@crewcall/contracts-identity';
import * as jobs from '@crewcall/contracts-jobs';
import * as messaging from '@crewcall/contracts-messaging';

const KB = 1024;
/** Of 100 KB, each of a kind that makes a careless expression go back over it again and again. */
const hostile = [
  'a'.repeat(100 * KB),
  ' '.repeat(100 * KB) + '!',
  'a@' + 'a.'.repeat(50 * KB) + '@',
  'https://' + 'a-'.repeat(50 * KB) + ' ',
  'https://a.b/' + '%2e'.repeat(33 * KB) + '\\',
  'A1' + ' 1'.repeat(50 * KB) + 'A',
  '£1' + ',000'.repeat(25 * KB) + ' a a day',
  '.pdf'.repeat(25 * KB) + '\n',
  'e\u0301'.repeat(33 * KB),
];

const rules = Object.entries({ admin, core, identity, jobs, messaging }).flatMap(([contract, exported]) =>
  Object.entries(exported)
    .filter(
      ([name, rule]) =>
        typeof rule === 'function' && rule.length === 1 && /^(is[A-Z]|has[A-Z]|plain)|Problem$/.test(name),
    )
    .map(([name, rule]) => [`${contract} ${name}`, rule as (value: unknown) => unknown] as const),
);

/** The quickest of three: a busy machine is no fault of a rule. */
function millisecondsOf(rule: (value: unknown) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    try {
      rule(text);
    } catch {
      // What takes no text refuses it in its own way; only the time counts here.
    }
    return performance.now() - from;
  });
  return Math.min(...times);
}

describe('rules for what people type', () => {
  it('are many', () => {
    expect(rules.length).toBeGreaterThan(40);
  });

  it.each(rules)('%s judges 100 KB of hostile text within 50 ms [S47]', (_name, rule) => {
    expect(hostile.map((text) => millisecondsOf(rule, text)).filter((ms) => ms > 50)).toEqual([]);
  });
});
