import { Problem } from '@crewcall/tools-stack';
import { runJourneys } from './journeys.js';
import { quickChecks } from './quick-checks.js';

/** `journeys [arguments of Playwright]`, or `--only types,format` for a quick look. Returns the exit code. */
export function main([command, ...args]: string[]): Promise<number> {
  if (command === 'journeys') return runJourneys(args);
  if (command === '--only') return quickChecks((args[0] ?? '').split(','));
  throw new Problem('The test runner knows: journeys, --only types,format. Everything is `npm test`.');
}
