import { writeFileSync } from 'node:fs';
import { type Check, read, repositoryFiles } from './repository.js';

interface Attack {
  id: string;
  files: string[];
}

const DOCUMENT = 'docs/security.md';
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

function filesThatName(): Map<string, string[]> {
  // Its own specs name attacks that are none.
  const files = repositoryFiles(...specs).filter((file) => !file.startsWith('tools/checks/'));
  return new Map(files.map((file) => [file, attacksNamedIn(read(file))]));
}

/** The table with its last column as the titles have it. A cell is as long as its text: padding would touch every row. */
export const withFiles = (text: string, named: Map<string, string[]>): string =>
  text.replaceAll(ROW, (row: string, id: string) => {
    const files = [...named].filter(([, ids]) => ids.includes(id)).map(([file]) => `\`${file}\``);
    return row.replace(/\|[^|]*\|\s*$/, `| ${files.sort().join(', ')} |`);
  });

export function writeAttackFiles(): void {
  writeFileSync(DOCUMENT, withFiles(read(DOCUMENT), filesThatName()));
}

export const attacksCheck: Check = {
  name: 'attacks',
  problems() {
    const found = problemsOfAttacks(attacksIn(read(DOCUMENT)), filesThatName());
    return found.length ? [...found, 'run `node tools/run.mjs checks attacks` and commit docs/security.md'] : [];
  },
};
