import { spawn } from 'node:child_process';
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
  /** What it printed, the end of it when it printed much. */
  output: string;
  timedOut: boolean;
}

const KEPT_CHARACTERS = 20_000;

/** Runs a program to its end without holding up anything else. Never throws: a program that is not there is not ok. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { timeoutMs, ...spawnOptions } = options;
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) watchOver(child.pid);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = () => {
      timedOut = true;
      child.kill('SIGKILL');
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
    child.once('error', (error) => resolve({ ok: false, output: error.message, timedOut }));
    child.once('close', (code) => {
      clearTimeout(timer);
      if (child.pid) letGo(child.pid);
      resolve({ ok: code === 0, output, timedOut });
    });
  });
}
