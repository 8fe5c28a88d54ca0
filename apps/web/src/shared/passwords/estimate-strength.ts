import { loadCommonPasswords } from '@crewcall/contracts-identity';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0, guessed at once, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

// Estimating takes longer the longer the text, and what is longer than this is strong.
const longest = 100;

export async function makeEstimate(): Promise<(password: string) => Strength> {
  const { commonPasswords } = await loadCommonPasswords();
  const estimator = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] }, maxLength: longest });
  return (password) => estimator.check(password.slice(0, longest)).score;
}
