import { readdirSync, readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import type pg from 'pg';

const TICK_MS = 10;

/** Of a process with those of its children that have ended, as the kernel counts: user and system, in milliseconds. */
interface Figures {
  parent: number;
  own: number;
  ended: number;
}

function figuresOf(pid: number | string): Figures | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything: the fields are counted from its end.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: (utime + stime) * TICK_MS, ended: (cutime + cstime) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** Processor time of these processes and their children so far, in milliseconds; 0 for what runs on another machine. */
export function processorOf(pids: readonly number[]): number {
  const everyone = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return everyone.reduce((sum, pid) => {
    const figures = figuresOf(pid);
    if (!figures) return sum;
    if (pids.includes(Number(pid))) return sum + figures.own + figures.ended;
    return pids.includes(figures.parent) ? sum + figures.own : sum;
  }, 0);
}

/** The processes of the servers that both sides use. */
export async function serverPids(pool: pg.Pool, redisUrl: string): Promise<number[]> {
  const redis = new Redis(redisUrl);
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postgres = figuresOf(rows[0]?.pid ?? 0)?.parent;
  const info = await redis.info('server').finally(() => redis.disconnect());
  const found = Number(/process_id:(\d+)/.exec(info)?.[1]);
  return [postgres, found].filter((pid): pid is number => pid !== undefined && pid > 1);
}
