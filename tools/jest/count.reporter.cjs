// Leaves how many tests passed and failed in dist/results/<project>/<kind>.json, an output that Nx keeps with the task.
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** A file that could not be run at all counts as one failed test. */
const isBroken = ({ numFailingTests, failureMessage }) => !!failureMessage && numFailingTests === 0;

module.exports = class CountReporter {
  constructor(_config, { file }) {
    this.file = file;
  }

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
