import type { OwnedKit } from './kit.js';
import { kitKindNames } from './kit-kinds.js';
import type { KitMatch } from './kit-match.js';
import type { RoleKit } from './role-kit.js';

/** One item answers one line of its kind, and as many pieces of a kind as several lines ask for in all. */
export function kitMatchOf(asked: readonly RoleKit[], owned: readonly OwnedKit[]): Omit<KitMatch, 'user_id'> {
  const left = new Map<string, number>();
  for (const { kind, count, shared } of owned) if (shared) left.set(kind, (left.get(kind) ?? 0) + count);
  const judged = [...asked]
    // What is a must takes first of what there is.
    .sort((one, other) => Number(other.need === 'must') - Number(one.need === 'must'))
    .map((ask) => {
      const has = (left.get(ask.kind) ?? 0) >= ask.count;
      if (has) left.set(ask.kind, (left.get(ask.kind) ?? 0) - ask.count);
      return { ask, has };
    });
  const namesOf = (has: boolean): string[] =>
    judged.filter((line) => line.has === has).map(({ ask }) => kitKindNames[ask.kind]);
  return {
    needed: asked.length,
    has: namesOf(true),
    missing: namesOf(false),
    lacks_must: judged.some(({ ask, has }) => !has && ask.need === 'must'),
  };
}

/** 'Has 2 of 3 needed' */
export const kitMatchWords = ({ has, needed }: Pick<KitMatch, 'has' | 'needed'>): string =>
  `Has ${has.length} of ${needed} needed`;
