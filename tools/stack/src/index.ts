// What other tools and the specs use of the stack.
export { startTestServers } from './containers.js';
export { freeBase, portOf } from './ports.js';
export { asProblem, Problem } from './problem.js';
export { Child } from './processes/child.js';
export { LogFile } from './processes/log-file.js';
export { run } from './processes/run.js';
export { Interrupted } from './running.js';
export { publicUrl } from './services.js';
export { stopAsked } from './stop-signals.js';
export { startEmbeddedTestServers, type TestServers } from './test-servers.js';
export { untilReady } from './wait.js';
