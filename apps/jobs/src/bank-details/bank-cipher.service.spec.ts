import { randomBytes } from 'node:crypto';
import { readConfig } from '@crewcall/platform-config';
import { BankCipher } from './bank-cipher.service.js';
import { BankKeysConfig } from './bank-keys.config.js';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64url')}`;
const configOf = (keys: string): BankKeysConfig =>
  readConfig([BankKeysConfig], { BANK_DETAILS_KEYS: keys }).get(BankKeysConfig) as BankKeysConfig;
const [first, second] = [key('2026'), key('2027')];

it('seals so that the same text looks different each time, and opens it in its own row alone [R456]', () => {
  const cipher = new BankCipher(configOf(first));
  const sealed = cipher.seal('55779911', 'row-1');
  expect(sealed).toMatch(/^2026\./);
  expect(sealed).not.toContain(Buffer.from('55779911').toString('base64url'));
  expect(cipher.seal('55779911', 'row-1')).not.toBe(sealed);
  expect(cipher.open(sealed, 'row-1')).toBe('55779911');
  expect(() => cipher.open(sealed, 'row-2')).toThrow();
  const [id = '', nonce = '', text = '', tag = ''] = sealed.split('.');
  const changed = Buffer.from(text, 'base64url');
  changed[0] = (changed[0] ?? 0) ^ 1;
  expect(() => cipher.open([id, nonce, changed.toString('base64url'), tag].join('.'), 'row-1')).toThrow();
  // A tag cut short would be guessed sooner.
  expect(() => cipher.open([id, nonce, text, tag.slice(0, 6)].join('.'), 'row-1')).toThrow('not sealed here');
});

it('opens what an older key sealed, and nothing once that key is gone [R456]', () => {
  const sealed = new BankCipher(configOf(first)).seal('55779911', 'row-1');
  const rotated = new BankCipher(configOf(`${second},${first}`));
  expect(rotated.open(sealed, 'row-1')).toBe('55779911');
  expect(rotated.seal('1', 'row-1')).toMatch(/^2027\./);
  expect(() => new BankCipher(configOf(second)).open(sealed, 'row-1')).toThrow("no key '2026'");
});

it.each([
  ['none', ''],
  ['a short one', '1:abc'],
  ['one without an id', randomBytes(32).toString('base64url')],
  ['two with one id', `${key('1')},${key('1')}`],
])('does not start with keys that will not do: %s [R456]', (_what, keys) => {
  expect(() => new BankCipher(configOf(keys))).toThrow(/BANK_DETAILS_KEYS/);
});

it('never prints a key [R456]', () => {
  expect(() => configOf('1:hunter2')).toThrow(/the value given will not do/);
  expect(() => configOf('1:hunter2')).not.toThrow(/hunter2/);
});
