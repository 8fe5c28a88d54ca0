import type { Check } from './check.js';
import { read, repositoryFiles } from './repository.js';

interface Attack {
  id: string;
  files: string[];
}

const ROW = /^\| (S\d+) +\|.*\|([^|]*)\|\s*$/gm;

/** The rows of docs/security.md. */
export const attacksIn = (text: string): Attack[] =>
  [...text.matchAll(ROW)].map(([, id = '', files = '']) => ({
    id,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));

/** Which attacks the titles of a spec name. */
export const attacksNamedIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/\[(S\d+)\]/g)].map(([, id = '']) => id)),
];

/** Every file of a row tries it, and whatever tries an attack is in its row. */
export function problemsOfAttacks(attacks: Attack[], named: Map<string, string[]>): string[] {
  const listed = attacks.flatMap(({ id, files }) =>
    files
      .filter((file) => !named.get(file)?.includes(id))
      .map((file) => `docs/security.md: ${file} does not try ${id}`),
  );
  const unlisted = [...named].flatMap(([file, ids]) =>
    ids
      .filter((id) => !attacks.some((attack) => attack.id === id && attack.files.includes(file)))
      .map((id) => `docs/security.md: the row of ${id} lacks ${file}`),
  );
  return [...listed, ...unlisted];
}

const specs = ['*spec.ts', '*spec.tsx', '*.journey.ts', '*.drill.ts'];

export const attacksCheck: Check = {
  name: 'attacks',
  problems() {
    // Its own specs name attacks that are none.
    const files = repositoryFiles(...specs).filter((file) => !file.startsWith('tools/checks/'));
    const named = new Map(files.map((file) => [file, attacksNamedIn(read(file))]));
    return problemsOfAttacks(attacksIn(read('docs/security.md')), named);
  },
};
