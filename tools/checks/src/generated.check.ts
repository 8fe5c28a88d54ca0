import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateInto } from './generate.js';
import { type Check, read } from './repository.js';

/** What is generated from the code must be what the code says now. */
export const generatedCheck: Check = {
  name: 'generated files',
  async problems() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'crewcall-generated-'));
    try {
      const files = await generateInto(folder);
      return files
        .filter((file) => !existsSync(file) || read(file) !== read(path.join(folder, file)))
        .map((file) => `${file} is not what the code says now: run \`npm run generate\` and commit it`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
