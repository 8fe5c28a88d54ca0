// Installs what is missing. Only Node's own modules: in a fresh clone there are no others yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '..');
const INSTALL_MEGABYTES = 1200;
const RUN_MEGABYTES = 200;
const lock = path.join(root, '.nx/installing');

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

function requireSpace(megabytes) {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= megabytes) return;
  stop(
    `The disk is full: ${free} MB are free at ${root} and ${megabytes} MB are needed. Free some space and start again.`,
  );
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

/** The process that holds the lock; undefined when it is gone. */
function holder() {
  try {
    const pid = Number(readFileSync(path.join(lock, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function takeLock() {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  process.once('exit', () => rmSync(lock, { recursive: true, force: true }));
  return true;
}

/** Two commands at once in a fresh clone: the second waits for the first one's installation. */
async function installAlone() {
  let isWaiting = false;
  for (let absences = 0; !takeLock();) {
    if (!isWaiting) console.log('Another command installs the packages; waiting for it …');
    isWaiting = true;
    await wait(500);
    // A holder that was killed: twice, because the first may not have written its id yet.
    absences = holder() ? 0 : absences + 1;
    if (absences >= 2) rmSync(lock, { recursive: true, force: true });
  }
  if (!isInstalled()) install();
  rmSync(lock, { recursive: true, force: true });
}

/** Returns once node_modules is what package-lock.json says. A plain `npm ci` counts. */
export async function ensureInstalled() {
  requireNode();
  if (!isInstalled()) await installAlone();
  requireSpace(RUN_MEGABYTES);
}
