import { until } from '@crewcall/tools-seed';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

const LISTENS = /Debugger listening on (ws:\S+)/gu;
const OPENS_WITHIN_MS = 10_000;

/** A process that is told so listens for a debugger at a port that is free. */
export const onFreePort = { NODE_OPTIONS: '--inspect-port=0' };

const addressesIn = (log: string): string[] =>
  [...readFileSync(log, 'utf8').matchAll(LISTENS)].map(([, url = '']) => url);

/** A process says only once where it listens. */
const opened = new Map<number, string>();

/** Opens the debugger of a running process, which says in its log where. */
async function debuggerOf(pid: number, log: string): Promise<string> {
  const known = opened.get(pid);
  if (known) return known;
  const before = addressesIn(log).length;
  process.kill(pid, 'SIGUSR1');
  const url = await until(`the debugger of process ${pid}`, () => addressesIn(log)[before], OPENS_WITHIN_MS);
  opened.set(pid, url);
  return url;
}

/** Has a process carry out a line of JavaScript; comes back when that is done, or the process has ended of it. */
export async function carryOut(pid: number, log: string, expression: string): Promise<void> {
  const line = new WebSocket(await debuggerOf(pid, log));
  const done = Promise.race(['message', 'close', 'error'].map((end) => once(line, end)));
  await once(line, 'open');
  line.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await done;
  line.close();
}
