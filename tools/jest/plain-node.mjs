// Specs of real services run in plain Node, which reads TypeScript as our tools do.
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import threads from 'node:worker_threads';
import '@swc-node/register/esm-register';

const hooks = JSON.stringify(pathToFileURL(`${import.meta.dirname}/typescript-hooks.mjs`).href);
const program = `import { register } from 'node:module'; register(${hooks});`;
const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(program)}`];

/** Nx has built the service before its specs run; who runs Jest alone may have changed it since. */
const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
const built = project && target !== 'int' ? path.resolve(import.meta.dirname, '../../dist/apps', project) : undefined;

/** @param {string} source */
function threadOf(source) {
  const file = built && path.join(built, `${path.basename(source, '.thread.ts')}-thread.mjs`);
  return file && existsSync(file) ? pathToFileURL(file) : undefined;
}

/**
 * A thread as the service's own build made it: it starts in a fifth of the time that its sources and packages take. Else
 * from its sources: a thread has no hooks but its own, and these are lighter than ours, as its memory is bounded.
 */
threads.Worker = class TestWorker extends threads.Worker {
  /**
   * @param {string | URL} file
   * @param {threads.WorkerOptions} [options]
   */
  constructor(file, options) {
    const source = String(file);
    const thread = threadOf(source);
    super(thread ?? file, !thread && source.endsWith('.ts') ? { ...options, execArgv } : options);
  }
};
syncBuiltinESMExports();

// pino writes past a stdout that is as Node made it, and a spec that watches the log comes after others.
process.stdout.write = process.stdout.write.bind(process.stdout);
