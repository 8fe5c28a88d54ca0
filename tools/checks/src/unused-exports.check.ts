import type { Check } from './repository.js';
import { spawnSync } from 'node:child_process';

const command = ['node_modules/knip/bin/knip.js', '--production', '--include', 'exports', '--no-progress'];

/** What only tests use is used by the product or removed. Exports of an entry point are not judged. */
export const unusedExportsCheck: Check = {
  name: 'unused exports',
  problems() {
    const options = { encoding: 'utf8', timeout: 120_000 } as const;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...command, '--tsConfig', 'tsconfig.base.json'],
      options,
    );
    return status === 0 ? [] : `${stdout}${stderr}`.split('\n').filter(Boolean);
  },
};
