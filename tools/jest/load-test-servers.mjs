import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the task `tools-stack:test-servers` leaves the addresses of its servers and its own process id. */
export const addressesFile = path.join(root, 'dist/test-servers.json');

/** @typedef {{ env: Record<string, string>, stop(): Promise<void> }} TestServers */

/**
 * What the setup of a run leaves to its teardown.
 * @type {typeof globalThis & { crewcallTestServers?: TestServers }}
 */
export const ofRun = globalThis;

/** @returns {Promise<{ startTestServers(): Promise<TestServers> }>} */
export async function loadTestServers() {
  await import('@swc-node/register/esm-register');
  return import(pathToFileURL(path.join(root, 'tools/stack/src/index.ts')).href);
}
