// Leaves how many tests passed and failed in dist/results/<project>/<kind>.json, an output that Nx keeps with the task.
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** @typedef {{ numFailingTests: number, failureMessage?: string | null }} ResultOfFile */

/**
 * A file that could not be run at all counts as one failed test.
 * @param {ResultOfFile} result
 */
const isBroken = ({ numFailingTests, failureMessage }) => !!failureMessage && numFailingTests === 0;

module.exports = class CountReporter {
  /**
   * @param {unknown} _config
   * @param {{ file: string }} options
   */
  constructor(_config, { file }) {
    this.file = file;
  }

  /**
   * @param {unknown} _contexts
   * @param {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
   *   & { testResults: ResultOfFile[] }} results
   */
  onRunComplete(_contexts, results) {
    const broken = results.testResults.filter(isBroken).length;
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + broken,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(counts));
  }
};
