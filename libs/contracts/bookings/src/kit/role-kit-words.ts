import { moneyWords } from '../roles/money-words.js';
import { kitKindNames } from './kit-kinds.js';
import type { RoleKit } from './role-kit.js';

/** '2 × Microphones (wireless), a must, hire paid up to £20 a day' */
export function roleKitWords({ kind, words, count, need, pays_hire, cap_pence }: RoleKit): string {
  const name = `${count > 1 ? `${count} × ` : ''}${kitKindNames[kind]}${words ? ` (${words})` : ''}`;
  const upTo = cap_pence === null ? '' : ` up to ${moneyWords(cap_pence)} a day`;
  return `${name}, ${need === 'must' ? 'a must' : 'nice to have'}, ${pays_hire ? `hire paid${upTo}` : 'hire included'}`;
}
