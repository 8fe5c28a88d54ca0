import { type Scene, keepUp } from './backing.js';
import { SHOWN_CHARACTERS, watcher } from './builds.js';
import { Problem } from './problem.js';
import { LogFile } from './processes/log-file.js';
import type { Plan } from './processes/plan.js';
import { leaving } from './running.js';
import { services } from './service-names.js';
import { untilReady } from './wait.js';

const BUILT_WITHIN_MS = 180_000;
/** What the compiler says of a service: `jobs compiled in 6.41 s`, `jobs compiled with 1 error in 83 ms`. */
const HAS_BUILT = /\bcompiled\b/;
const HAS_FAILED = /\bcompiled with \d+ error/;
const IS_HEADING = /^[\w-]+:$/;

interface Told extends Pick<Plan['options'], 'args' | 'env' | 'log'> {
  /** How many services it builds; it says what of each. */
  builds: number;
  say: (line: string) => void;
}

/** A compiler that is ready once it has built everything; later it says what it builds again. */
export function planCompiler({ args, env, log, builds, say }: Told): Plan {
  let isBuilt = false;
  const first: string[] = [];
  const onLine = (line: string): void => {
    if (!line.trim() || IS_HEADING.test(line)) return;
    if (isBuilt) return say(line);
    first.push(line);
  };
  const hasBuilt = (): Promise<boolean> => {
    isBuilt ||= first.filter((line) => HAS_BUILT.test(line)).length >= builds;
    if (isBuilt && first.some((line) => HAS_FAILED.test(line))) {
      throw new Problem(`The build failed. The compiler says:\n\n${first.join('\n').slice(-SHOWN_CHARACTERS)}`);
    }
    return Promise.resolve(isBuilt);
  };
  return {
    options: { name: 'the compiler', command: process.execPath, args, env, onLine, ...(log ? { log } : {}) },
    ready: (child) => untilReady(child, hasBuilt, BUILT_WITHIN_MS),
  };
}

/**
 * One compiler for all services of `npm run dev`. It builds them before they start, and not Nx: what it writes differs,
 * so that each would be started again at once. What it writes from then on, Node starts again.
 */
export async function startCompiler(scene: Scene): Promise<void> {
  const plan = planCompiler({
    args: watcher(),
    builds: services.length,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    log: new LogFile(scene.data.file('logs', 'build.log')),
    say: (line) => scene.progress.say(line),
  });
  await keepUp(scene, leaving.services, 'tools/build/services.config.mjs', plan);
}
