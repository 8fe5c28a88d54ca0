// Leaves how many journeys passed and failed where `npm test` looks for them, and removes the data of a product that was
// started for them.
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

module.exports = class CountReporter {
  errors = 0;

  /** @param {{ file: string, folder?: string }} options */
  constructor({ file, folder }) {
    this.file = file;
    this.folder = folder;
    rmSync(file, { force: true });
  }

  /**
   * @param {unknown} _config
   * @param {{ allTests(): { outcome(): string }[] }} suite
   */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** What failed outside a journey: a file that does not load, a product that does not start. */
  onError() {
    this.errors += 1;
  }

  onEnd() {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    const counts = {
      passed: count('expected'),
      failed: count('unexpected', 'flaky') + this.errors,
      skipped: count('skipped'),
    };
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(counts));
  }

  onExit() {
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  }
};
