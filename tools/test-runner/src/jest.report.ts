import type { StageResult } from './stage.js';

/** The parts of Jest's `--json` output that are read. */
export interface JestJson {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[];
}

const REPORTED_CHARACTERS = 30_000;

/** Counts tests; a file that could not be run at all counts as one failed test. */
export function readJest(json: JestJson): StageResult {
  const broken = json.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const messages = json.testResults
    .filter(({ message, status }) => status === 'failed' && message)
    .map(({ name, message }) => `${name}\n${message}`);
  const skipped = json.numPendingTests + json.numTodoTests;
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + broken.length,
    ...(skipped ? { skipped } : {}),
    ...(messages.length ? { report: messages.join('\n\n').slice(0, REPORTED_CHARACTERS) } : {}),
  };
}
