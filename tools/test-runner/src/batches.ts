import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LARGEST = 12;

/** `apps/jobs/test/x.e2e-spec.ts` → `apps/jobs`: the files of a project load the same packages. */
const projectOf = (file: string): string => /^libs\/[^/]+\/[^/]+|^[^/]+\/[^/]+/.exec(file)?.[0] ?? '';

/** Files of one project together, a dozen at most, in parts of about the same size. */
export function inBatches(files: string[]): string[][] {
  const projects = new Map<string, string[]>();
  for (const file of [...files].sort()) projects.set(projectOf(file), [...(projects.get(projectOf(file)) ?? []), file]);
  return [...projects.values()].flatMap((all) => {
    const parts = Math.ceil(all.length / LARGEST);
    return Array.from({ length: parts }, (_, part) => all.filter((_file, index) => index % parts === part));
  });
}

/** Each file has a `describe` around it, so what it sets up at its top is not set up for its neighbours. */
const sourceOf = (files: string[]): string =>
  files.map((file) => `describe('${file}', () => {\n  require(${JSON.stringify(path.resolve(file))});\n});\n`).join('');

/**
 * Writes one spec that runs each batch and returns their folder, for `SPEC_BATCHES` of the Jest configurations. Jest
 * gives every spec modules of its own, and loading a service's packages takes longer than most of its tests.
 */
export function writeBatches(stage: string, files: string[]): string {
  const folder = path.resolve('dist/spec-batches', stage);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, batch] of inBatches(files).entries()) {
    const name = `${projectOf(batch[0] ?? '').replaceAll('/', '-')}-${index}.cjs`;
    writeFileSync(path.join(folder, name), sourceOf(batch));
  }
  return folder;
}
