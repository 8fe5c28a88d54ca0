import { keyOfDocument, newSecret, seal, unseal } from './document-cipher.js';

const plain = Buffer.from('%PDF-1.7 a card');

it('opens with its own key, for what it belongs to, and as it was closed [R476]', () => {
  const [person, secret] = [newSecret(), newSecret()];
  const key = keyOfDocument(person, secret);
  const sealed = seal(key, 'one', plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(unseal(key, 'one', sealed)).toEqual(plain);
  expect(seal(key, 'one', plain)).not.toEqual(sealed);

  expect(() => unseal(keyOfDocument(person, newSecret()), 'one', sealed)).toThrow();
  expect(() => unseal(keyOfDocument(newSecret(), secret), 'one', sealed)).toThrow();
  expect(() => unseal(key, 'another', sealed)).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(key, 'one', changed)).toThrow();
  }
});
