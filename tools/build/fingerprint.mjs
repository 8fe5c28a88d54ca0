// Says whether what a build reads has changed since it ran. By content, not by time: a fresh clone and a switched
// branch have new times and often the same files. Only Node's own modules: tools/run.mjs needs it before an install.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const isSkipped = (name) =>
  /^(node_modules|dist|coverage|\.nx|\.data)$|\.(int-|e2e-)?spec\.ts$|\.test\.tsx?$/.test(name);

function* filesUnder(place) {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!isSkipped(name)) yield* filesUnder(path.join(place, name));
  }
}

/**
 * One value for the contents of all files under the given places, specs left out.
 * @param {string[]} places files and folders, relative to the repository
 */
export function fingerprint(places) {
  const hash = createHash('sha256').update(process.version);
  for (const place of places) {
    for (const file of filesUnder(path.join(root, place))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Runs a build unless its stamp says that it ran on the same files and its output is there.
 * @param {{ stamp: string, outputs: string[], inputs: string[] }} what stamp and outputs, relative to the repository
 * @param {() => Promise<void> | void} build
 * @returns {Promise<boolean>} whether it ran
 */
export async function whenChanged({ stamp, outputs, inputs }, build) {
  const file = path.join(root, stamp);
  const now = fingerprint(inputs);
  const isThere = outputs.every((output) => existsSync(path.join(root, output)));
  if (isThere && existsSync(file) && readFileSync(file, 'utf8') === now) return false;
  rmSync(file, { force: true });
  await build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, now);
  return true;
}
