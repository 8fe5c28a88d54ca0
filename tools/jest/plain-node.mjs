// Specs of real services run in plain Node, which reads TypeScript as our tools do.
import { syncBuiltinESMExports } from 'node:module';
import { pathToFileURL } from 'node:url';
import threads from 'node:worker_threads';
import '@swc-node/register/esm-register';

const hooks = JSON.stringify(pathToFileURL(`${import.meta.dirname}/typescript-hooks.mjs`).href);
const program = `import { register } from 'node:module'; register(${hooks});`;
const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(program)}`];

/** A thread has no hooks but its own; these are lighter than ours, as its memory is bounded. */
threads.Worker = class SourceWorker extends threads.Worker {
  /**
   * @param {string | URL} file
   * @param {threads.WorkerOptions} [options]
   */
  constructor(file, options) {
    super(file, String(file).endsWith('.ts') ? { ...options, execArgv } : options);
  }
};
syncBuiltinESMExports();

// pino writes past a stdout that is as Node made it, and a spec that watches the log comes after others.
process.stdout.write = process.stdout.write.bind(process.stdout);
