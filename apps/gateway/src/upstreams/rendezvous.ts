import { createHash } from 'node:crypto';

const weight = (name: string, key: string): bigint =>
  createHash('sha256').update(`${name}\n${key}`).digest().readBigUInt64BE();

/**
 * The names in the order in which this key prefers them (highest random weight). Every gateway computes the same order,
 * a name that comes or goes moves only its own share of keys, and the next in the order is where a key fails over to.
 */
export function rendezvous(names: readonly string[], key: string): string[] {
  return names
    .map((name) => ({ name, weight: weight(name, key) }))
    .sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0))
    .map(({ name }) => name);
}
