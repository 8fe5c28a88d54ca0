// The continuous task that `int` and `e2e` depend on: real servers, once for all projects that run beside each other.
// Their addresses are in dist/test-servers.json for as long as they live.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { addressesFile, loadTestServers } from './load-test-servers.mjs';

const { startTestServers } = await loadTestServers();
const { env, stop } = await startTestServers();
mkdirSync('dist', { recursive: true });
writeFileSync(addressesFile, JSON.stringify({ pid: process.pid, env }), { mode: 0o600 });
console.log('The test servers are up.');

/** Another run of Nx in the same clone may have written its own since. */
function isOurs() {
  try {
    return JSON.parse(readFileSync(addressesFile, 'utf8')).pid === process.pid;
  } catch {
    return false;
  }
}

async function end() {
  if (isOurs()) rmSync(addressesFile, { force: true });
  await stop();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end());
setInterval(() => undefined, 60_000);
