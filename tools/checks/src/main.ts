import type { Check } from './repository.js';
import { attacksCheck, writeAttackFiles } from './attacks.check.js';
import { claimsCheck } from './claims.check.js';
import { commandsCheck } from './commands.check.js';
import { fileNamesCheck } from './file-names.check.js';
import { generateInto } from './generate.js';
import { generatedCheck } from './generated.check.js';
import { licencesCheck } from './licences.check.js';
import { lockCheck } from './lock.check.js';
import { readmesCheck } from './readmes.check.js';
import { coverageReport } from './requirements.js';
import { repositoriesCheck } from './repositories.check.js';
import { requirementsCheck } from './requirements.check.js';
import { tagsCheck } from './tags.check.js';
import { targetsCheck } from './targets.check.js';
import { unusedExportsCheck } from './unused-exports.check.js';
import { wordsCheck } from './words.check.js';

const checks: Check[] = [
  tagsCheck,
  targetsCheck,
  fileNamesCheck,
  readmesCheck,
  commandsCheck,
  requirementsCheck,
  attacksCheck,
  claimsCheck,
  wordsCheck,
  repositoriesCheck,
  lockCheck,
  licencesCheck,
  unusedExportsCheck,
  generatedCheck,
];

async function runChecks(): Promise<number> {
  let failures = 0;
  for (const { name, problems } of checks) {
    const found = await problems();
    failures += found.length;
    console.log(`${found.length ? '✗' : '✓'} ${name}`);
    for (const problem of found) console.log(`    ${problem}`);
  }
  return failures ? 1 : 0;
}

/** `checks` proves the repository's rules; `checks generate` writes the generated files; `checks coverage` prints the requirements; `checks attacks` fills docs/security.md. */
export async function main([mode]: string[]): Promise<number> {
  if (mode === 'coverage') {
    console.log(coverageReport());
    return 0;
  }
  if (mode === 'attacks') {
    writeAttackFiles();
    return 0;
  }
  if (mode === 'generate') {
    for (const file of await generateInto('.')) console.log(`wrote ${file}`);
    return 0;
  }
  return runChecks();
}
