import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Integration and e2e specs need real servers: those the environment names, else embedded ones that live as long as
 * this run, so that a single spec runs with nothing but `npx jest`.
 */
export default async function setup() {
  if (process.env.TEST_POSTGRES_URL && process.env.TEST_REDIS_URL) return;
  const { bundle, root } = await import('../build/bundle.mjs');
  mkdirSync(path.join(root, 'dist/tools'), { recursive: true });
  await bundle({ 'test-servers': 'tools/stack/src/index.ts' }, 'dist/tools');
  const { startTestServers } = await import(pathToFileURL(path.join(root, 'dist/tools/test-servers.mjs')).href);
  const servers = await startTestServers();
  Object.assign(process.env, servers.env);
  globalThis.crewcallTestServers = servers;
}
