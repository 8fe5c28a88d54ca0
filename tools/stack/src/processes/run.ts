import { execFile } from 'node:child_process';
import { letGo, watchOver } from './guard.js';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  timeoutMs?: number;
}

export interface RunResult {
  ok: boolean;
  /** What it printed, its errors last; why it could not be started when it printed nothing. */
  output: string;
}

const LARGEST_OUTPUT = 64 * 1024 ** 2;

/** Runs a program to its end without holding up anything else. Never throws: a program that is not there is not ok. */
export function run(command: string, args: string[], { timeoutMs, ...options }: RunOptions = {}): Promise<RunResult> {
  const settings = { ...options, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: LARGEST_OUTPUT } as const;
  return new Promise((resolve) => {
    const child = execFile(command, args, settings, (error, stdout, stderr) => {
      if (child.pid) letGo(child.pid);
      resolve({ ok: !error, output: stdout + stderr || (error?.message ?? '') });
    });
    // No one is there to answer what it asks.
    child.stdin?.end();
    if (child.pid) watchOver(child.pid);
  });
}
