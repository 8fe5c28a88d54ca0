import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { Problem } from '../problem.js';

/** Postgres refuses to run as root, so root lends it this user (“nobody” almost everywhere). */
const NOBODY = 65534;

export interface Identity {
  uid?: number;
  gid?: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;
export const postgresIdentity = (): Identity => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});

/** Whether the user that Postgres runs as may enter the folder: a checkout under /root is closed to everyone else. */
function canEnter(folder: string): boolean {
  if (!isRoot()) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...postgresIdentity(), cwd: '/', env: {} }).status === 0;
}

/** A folder of root's that everyone may pass through, one for each checkout. */
function outside(folder: string): string {
  const place = path.join('/var/tmp', `crewcall-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(place, { recursive: true, mode: 0o711 });
  if (lstatSync(place).isSymbolicLink() || statSync(place).uid !== 0) {
    throw new Problem(`The folder ${place} belongs to another user. Remove it and start again.`);
  }
  return place;
}

/** The folder to use for Postgres' data: the wanted one, or, where that cannot be entered, a link to one that can. */
export function reachableFolder(wanted: string): string {
  const parent = path.dirname(wanted);
  mkdirSync(parent, { recursive: true });
  const folder = canEnter(parent) ? wanted : path.join(outside(parent), path.basename(wanted));
  // No link, so what is there belongs to a data folder that was removed.
  if (folder !== wanted && !existsSync(wanted)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = postgresIdentity();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  if (folder === wanted || existsSync(wanted)) return folder;
  rmSync(wanted, { force: true });
  symlinkSync(folder, wanted);
  return folder;
}

/** The programs where they are, or a copy where Postgres' user can reach them. */
export function reachablePrograms(native: string): string {
  if (canEnter(path.join(native, 'bin'))) return native;
  const copy = path.join(outside(native), 'programs');
  const done = path.join(copy, '.complete');
  if (!existsSync(done)) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    writeFileSync(done, '');
  }
  return copy;
}
