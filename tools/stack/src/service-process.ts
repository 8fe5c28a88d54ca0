import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { programOf } from './builds.js';
import { LogFile } from './processes/log-file.js';
import type { Plan } from './processes/plan.js';
import type { Place } from './ports.js';
import type { ServiceName } from './service-names.js';
import { environmentOf, inDevelopment, type Surroundings } from './services.js';
import { untilReady } from './wait.js';

/**
 * Small heaps: eight services share a laptop. Measured with the story's data, each stays well below. Source maps would
 * cost another 15 MB each; who reads stack traces asks for them: `NODE_OPTIONS=--enable-source-maps npm start`.
 */
export const NODE_FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=2'];

const READY_WITHIN_MS = 60_000;

/** Node starts a watched service again when a file of its build changes. */
export const argsOf = (service: ServiceName, watch: boolean): string[] => [
  ...(watch ? ['--watch', '--watch-preserve-output'] : NODE_FLAGS),
  programOf(service),
];

/** Whether a service answers that it does its work. */
export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** A developer's own settings for one service, from its ignored `.env`; they win over the stack's. */
function ownSettings(service: ServiceName): NodeJS.ProcessEnv {
  const file = `apps/${service}/.env`;
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

export function serviceEnvironment(
  service: ServiceName,
  around: Surroundings,
  { place, watch = false }: { place?: Place; watch?: boolean } = {},
): NodeJS.ProcessEnv {
  const settings = environmentOf(service, around, place);
  // glibc keeps a pool of memory for each thread; two are enough and save tens of megabytes a service.
  return {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    NODE_ENV: 'production',
    ...(watch ? inDevelopment(service, settings) : settings),
    ...ownSettings(service),
  };
}

export function planService(
  service: ServiceName,
  around: Surroundings,
  logFile: string,
  { place, watch, print }: { place: Place; watch: boolean; print?: ((line: string) => void) | undefined },
): Plan {
  const { name, port } = place;
  return {
    options: {
      name,
      command: process.execPath,
      args: argsOf(service, watch),
      env: serviceEnvironment(service, around, { place, watch }),
      log: new LogFile(logFile),
      ...(print ? { onLine: (line: string) => print(`${name.padEnd(13)} ${line}`) } : {}),
    },
    ready: (child) => untilReady(child, () => isReady(port), READY_WITHIN_MS),
  };
}
