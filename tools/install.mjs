// Installs what is missing. Only Node's own modules: in a fresh clone there are no others yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '..');
const INSTALL_MEGABYTES = 1200;
const RUN_MEGABYTES = 200;
const WRITTEN_WITHIN_MS = 5000;
const lock = path.join(root, '.nx/installing.pid');

/** Ends with a sentence. What was started notices and stops (see tools/stack/src/processes/guard.ts). */
export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  stop(
    `CrewCall needs Node 20.19 or later, or 22.12 or later; this is ${process.version}. Install a current LTS from nodejs.org.`,
  );
}

/**
 * What to say when a disk is full; undefined while it holds enough.
 * @param {string} folder
 */
export function spaceProblem(folder, megabytes = RUN_MEGABYTES) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= megabytes) return undefined;
  return `The disk is full: ${free} MB are free at ${folder} and ${megabytes} MB are needed. Free some space and start again.`;
}

function requireSpace(megabytes = RUN_MEGABYTES) {
  const problem = spaceProblem(root, megabytes);
  if (problem) stop(problem);
}

/**
 * Whether `installed`, the copy of the lockfile that npm leaves in node_modules, holds what `wanted` names. Packages
 * for other systems are left out by npm.
 */
export function holdsAll(wanted, installed) {
  return Object.entries(wanted).every(([place, one]) => {
    const there = installed[place];
    if (!place || one.link || (!there && (one.optional || one.devOptional || one.peer))) return true;
    return there?.version === one.version && (!one.integrity || there.integrity === one.integrity);
  });
}

function isInstalled() {
  const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  return holdsAll(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'));
}

function install() {
  requireSpace(INSTALL_MEGABYTES);
  const started = Date.now();
  console.log('Installing packages (npm ci) …');
  const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  const { status, error, signal } = spawnSync('npm', command, options);
  if (error?.code === 'ENOENT') stop('npm is missing. It comes with Node: install a current LTS from nodejs.org.');
  if (signal || status === 130) process.exit(130);
  if (error || status !== 0) {
    stop('Installing the packages failed (see above). Check the network, or npm’s registry setting, and start again.');
  }
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The id of the process that holds a lock: empty where it is not written yet, undefined where no process holds it. */
function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isGone(file, holder) {
  try {
    if (holder === '') return Date.now() - statSync(file).mtimeMs > WRITTEN_WITHIN_MS;
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    // A process of another user may not be asked, but is there.
    return error.code !== 'EPERM';
  }
}

const release = (file, holder = String(process.pid)) => holderOf(file) === holder && rmSync(file, { force: true });

/** Whether the lock is now this process’s. One of a process that was killed is removed, for the next attempt. */
export function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder !== undefined && isGone(file, holder)) releaseFor(file, holder);
  return false;
}

/** Of all that wait one alone removes a lock, and only while it is the killed one’s: else the next holder’s might go. */
export function releaseFor(file, holder) {
  const right = `${file}-of-${holder}`;
  if (!take(right)) return;
  release(file, holder);
  release(right);
}

/** Two commands at once in a fresh clone: the second waits for the first one's installation. */
async function installAlone() {
  mkdirSync(path.dirname(lock), { recursive: true });
  process.once('exit', () => release(lock));
  for (let isWaiting = false; !take(lock); isWaiting = true) {
    if (!isWaiting) console.log('Another command installs the packages; waiting for it …');
    await wait(500);
  }
  if (!isInstalled()) install();
  release(lock);
}

/** Returns once node_modules is what package-lock.json says. A plain `npm ci` counts. */
export async function ensureInstalled() {
  requireNode();
  if (!isInstalled()) await installAlone();
  requireSpace();
}
