// Specs run the sources, and so do the threads that these start; Node itself reads no TypeScript.
const { pathToFileURL } = require('node:url');
const threads = require('worker_threads');

const hooks = JSON.stringify(pathToFileURL(`${__dirname}/typescript-hooks.mjs`).href);
const program = `import { register } from 'node:module'; register(${hooks});`;
const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(program)}`];

class SourceWorker extends threads.Worker {
  constructor(file, options) {
    super(file, String(file).endsWith('.ts') ? { ...options, execArgv } : options);
  }
}

module.exports = { ...threads, Worker: SourceWorker };
