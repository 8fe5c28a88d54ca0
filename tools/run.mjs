// The door to every tool: `node tools/run.mjs <tool> [arguments]`. Needs only Node and npm: it installs what is
// missing, bundles the tool's TypeScript and runs it. Nothing but Node's own modules may be imported here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenChanged } from './build/fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [tool, ...args] = process.argv.slice(2);
const INSTALL_MEGABYTES = 1200;
const RUN_MEGABYTES = 200;

/** Ends with a sentence. What was started learns of it and stops (see tools/stack/src/processes/guard.ts). */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function requireSpace(megabytes) {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free < megabytes) {
    stop(
      `The disk is full: ${free} MB are free at ${root} and ${megabytes} MB are needed. Free some space and start again.`,
    );
  }
}

/** Installs when node_modules is missing or was made from another lockfile. */
function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules/.crewcall-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return requireSpace(RUN_MEGABYTES);
  requireSpace(INSTALL_MEGABYTES);
  const started = Date.now();
  console.log('Installing packages (npm ci) …');
  const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  const { status, error, signal } = spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', command, options);
  if (error?.code === 'ENOENT') stop('npm is missing. It comes with Node: install a current LTS from nodejs.org.');
  if (signal || status === 130) process.exit(130);
  if (error || status !== 0) {
    stop('Installing the packages failed (see above). Check the network, or npm’s registry setting, and start again.');
  }
  writeFileSync(stamp, lock);
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** In a process of its own: the compiler would otherwise stay in memory beside the tool. */
function bundle(entry) {
  const command = ['tools/build/cli.mjs', 'dist/tools', `${tool}=${entry}`];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`The tool “${tool}” could not be built (see above).`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  stop(
    `CrewCall needs Node 20.19 or later, or 22.12 or later; this is ${process.version}. Install a current LTS from nodejs.org.`,
  );
}
const entry = `tools/${tool}/src/main.ts`;
if (!tool || !existsSync(path.join(root, entry)))
  stop(`There is no tool called “${tool ?? ''}”. See tools/ for their names.`);

function fail(error) {
  if (process.env.DEBUG) console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  const isFull = error?.code === 'ENOSPC' || message.includes('ENOSPC');
  stop(isFull ? 'The disk is full. Free some space and start again; nothing that was saved is lost.' : message);
}
process.on('uncaughtException', fail);

try {
  process.chdir(root);
  ensureInstalled();
  const inputs = ['tools', 'libs/contracts', 'package-lock.json', 'tsconfig.base.json', '.swcrc'];
  const output = `dist/tools/${tool}.mjs`;
  await whenChanged({ stamp: `dist/tools/${tool}.stamp`, outputs: [output], inputs }, () => bundle(entry));
  const { main } = await import(pathToFileURL(path.join(root, output)).href);
  process.exitCode = (await main(args)) ?? 0;
  // What was given up half-way (a download, a wait) must not keep us: whoever asked to stop waits.
  setTimeout(() => process.exit(), 1000).unref();
} catch (error) {
  fail(error);
}
