export { asProblem, Problem } from './problem.js';
export { startEmbeddedTestServers, type TestServers } from './test-servers.js';
