// What other tools and the specs use of the stack.
export { readArguments, readOptions as readStartOptions, readService } from './options.js';
export { buildServices, programOf } from './builds.js';
export { startTestServers } from './containers.js';
export { memoryFolder } from './memory-folder.js';
export { freeBase, portOf } from './ports.js';
export { asProblem, Problem } from './problem.js';
export { Child } from './processes/child.js';
export { LogFile } from './processes/log-file.js';
export { type Plan, startOnce } from './processes/plan.js';
export { Interrupted } from './running.js';
export { planRedis } from './servers/redis.js';
export { findRedis } from './servers/redis-program.js';
export { isReady, NODE_FLAGS } from './service-process.js';
export { type ServiceName, services } from './service-names.js';
export { publicUrl } from './services.js';
export { stopAsked } from './stop-signals.js';
export { startEmbeddedTestServers } from './test-servers.js';
export { untilReady } from './wait.js';
