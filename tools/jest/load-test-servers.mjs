import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the task `tools-stack:test-servers` leaves the addresses of its servers and its own process id. */
export const addressesFile = path.join(root, 'dist/test-servers.json');

/** @returns {Promise<{ startTestServers(): Promise<{ env: Record<string, string>, stop(): Promise<void> }> }>} */
export async function loadTestServers() {
  const { bundle } = await import('../build/bundle.mjs');
  mkdirSync(path.join(root, 'dist/tools'), { recursive: true });
  await bundle({ 'test-servers': 'tools/stack/src/index.ts' }, 'dist/tools');
  return import(pathToFileURL(path.join(root, 'dist/tools/test-servers.mjs')).href);
}
