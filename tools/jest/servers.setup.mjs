import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { addressesFile, loadTestServers, ofRun } from './load-test-servers.mjs';

const STARTS_WITHIN_MS = 180_000;

function running() {
  try {
    const { pid, env } = JSON.parse(readFileSync(addressesFile, 'utf8'));
    process.kill(pid, 0);
    return env;
  } catch {
    return undefined;
  }
}

/** Nx starts the servers' task beside ours and does not wait until they answer. */
async function sharedServers() {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const env = running();
    if (env) return env;
    await wait(100);
  }
  throw new Error('The test servers did not start within three minutes; see the output of tools-stack:test-servers.');
}

/**
 * Integration and e2e specs need real servers: those the environment names, those of Nx's task, else embedded ones that
 * live as long as this run, so that a single spec runs with nothing but Jest.
 */
export default async function setup() {
  // What this run makes once for all its specs is named after it.
  process.env.TEST_RUN = Date.now().toString(36);
  if (process.env.TEST_POSTGRES_URL && process.env.TEST_REDIS_URL) return;
  // To a task that has the machine to itself Nx gives no other one: its servers are its own.
  if (process.env.NX_TASK_TARGET_PROJECT && process.env.NX_TASK_TARGET_TARGET !== 'timed') {
    Object.assign(process.env, await sharedServers());
    return;
  }
  const { startTestServers } = await loadTestServers();
  const servers = await startTestServers();
  Object.assign(process.env, servers.env);
  ofRun.crewcallTestServers = servers;
}
