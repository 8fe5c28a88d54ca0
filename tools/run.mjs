// `node tools/run.mjs <tool> [arguments]`: installs what is missing and runs a tool's TypeScript. Needs only Node and npm.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, stop } from './install.mjs';

const [tool, ...args] = process.argv.slice(2);
const entry = path.join(root, `tools/${tool}/src/main.ts`);
if (!tool || !existsSync(entry)) stop(`There is no tool called “${tool ?? ''}”. See tools/ for their names.`);

function fail(error) {
  if (process.env.DEBUG) console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  const isFull = error?.code === 'ENOSPC' || message.includes('ENOSPC');
  stop(isFull ? 'The disk is full. Free some space and start again; nothing that was saved is lost.' : message);
}
process.on('uncaughtException', fail);

try {
  process.chdir(root);
  await ensureInstalled();
  await import('@swc-node/register/esm-register');
  const { main } = await import(pathToFileURL(entry).href);
  process.exitCode = (await main(args)) ?? 0;
  // What was given up half-way (a download, a wait) must not delay the end.
  setTimeout(() => process.exit(), 1000).unref();
} catch (error) {
  fail(error);
}
