// Completes package-lock.json after an install (npm calls it through the `dependencies` script), or, with --check,
// says what is missing and exits 1. Plain JavaScript on purpose: it must run before any package is installed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completed, missingStubs } from './lock-stubs.mjs';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.keys(missingStubs(lock));

if (missing.length === 0) {
  console.log('package-lock.json holds every optional package.');
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${missing.length} optional packages, so \`npm ci\` would refuse it.`);
  console.error(
    `First of them: ${missing.slice(0, 3).join(', ')}. Run \`node tools/lockfile/complete.mjs\` and commit.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} optional packages of other platforms added.`);
}
