// Batches begin in the order of their names (tools/test-runner/src/batches.ts): in a fresh clone, Jest knows no durations.
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class ByName extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => a.path.localeCompare(b.path));
  }
};
