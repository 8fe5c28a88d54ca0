import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codeOf } from '../problem.js';

/** The command line of a living process, or undefined. Reads /proc where there is one, asks `ps` elsewhere (macOS). */
export function commandOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return undefined;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
  } catch {
    const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() || undefined : undefined;
  }
}

/** Who started a process. */
export function parentOf(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) || undefined : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Ends a process that an earlier run left behind, if it is still the one we mean: a process id may have a new owner. */
export async function endLeftover(pid: number, mark: string, signal: NodeJS.Signals = 'SIGINT'): Promise<boolean> {
  if (!commandOf(pid)?.includes(mark)) return false;
  process.kill(pid, signal);
  const deadline = Date.now() + 10_000;
  while (commandOf(pid)?.includes(mark)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}
