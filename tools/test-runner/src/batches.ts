import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LARGEST = 10;

/** Wait for slow boards most of the time: begun last, they would leave a core idle. */
const FIRST = ['apps/jobs-worker'];

/** Has hooks at its top, which belong to the whole batch and not to the first file that loads it. */
const HOOKS = '@crewcall/testing-web';

export interface Spec {
  file: string;
  source: string;
}

/** `apps/jobs/test/x.e2e-spec.ts` → `apps/jobs`, `libs/platform/mail/src/x.spec.ts` → `libs/platform`: load the same. */
const familyOf = (file: string): string => /^tools|^[^/]+\/[^/]+/.exec(file)?.[0] ?? '';

const hasHooks = ({ source }: Spec): boolean =>
  source.split('\n').some((line) => /^(import|}) .*from /.test(line) && line.includes(`'${HOOKS}'`));

/** Whose modules a spec may share: its family's, or nobody's where it puts others in their place. */
function groupOf(spec: Spec): string {
  if (/^jest\.mock\(/m.test(spec.source)) return spec.file;
  return `${familyOf(spec.file)}${hasHooks(spec) ? ' with hooks' : ''}`;
}

const isFirst = ([spec]: Spec[]): boolean => !!spec && FIRST.includes(familyOf(spec.file));
const sizeOf = (batch: Spec[]): number => batch.reduce((sum, { source }) => sum + source.length, 0);

/** Files of one family together, ten at most, in parts of about the same size; the largest first, they are likely to last longest. */
export function inBatches(specs: Spec[]): Spec[][] {
  const groups = new Map<string, Spec[]>();
  for (const spec of [...specs].sort((a, b) => a.file.localeCompare(b.file))) {
    groups.set(groupOf(spec), [...(groups.get(groupOf(spec)) ?? []), spec]);
  }
  const batches = [...groups.values()].flatMap((all) => {
    const parts = Math.ceil(all.length / LARGEST);
    return Array.from({ length: parts }, (_, part) => all.filter((_spec, index) => index % parts === part));
  });
  return batches.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || sizeOf(b) - sizeOf(a));
}

/** Each file has a `describe` around it, so what it sets up at its top is not set up for its neighbours. */
function sourceOf(batch: Spec[]): string {
  const hooks = batch.some(hasHooks) ? `require('${HOOKS}');\n` : '';
  const files = batch.map(
    ({ file }) => `describe('${file}', () => {\n  require(${JSON.stringify(path.resolve(file))});\n});\n`,
  );
  return hooks + files.join('');
}

/**
 * Writes one spec that runs each batch and returns their folder, for `SPEC_BATCHES` of the Jest configurations. Jest
 * gives every spec modules of its own, and loading a project's packages takes longer than most of its tests. Their
 * names say in which order they are to begin.
 */
export function writeBatches(stage: string, files: string[]): string {
  const folder = path.resolve('dist/spec-batches', stage.replace(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const specs = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  for (const [index, batch] of inBatches(specs).entries()) {
    const name = `${String(index).padStart(2, '0')}-${familyOf(batch[0]?.file ?? '').replaceAll('/', '-')}.cjs`;
    writeFileSync(path.join(folder, name), sourceOf(batch));
  }
  return folder;
}
