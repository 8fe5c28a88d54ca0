import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.js';
import { run } from '../processes/run.js';
import { RedisPackages } from './redis-packages.js';
import { isRoot } from './unprivileged.js';

const OLDEST = [6, 2] as const;
const COMPILE_DEADLINE_MS = 300_000;

/** The program's full path when it is on PATH. */
function onPath(name: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Reads “v=7.0.15” out of `redis-server --version`; the queues need 6.2. */
export function isRecent(version: string): boolean {
  const [major = 0, minor = 0] = (/v=(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

async function installed(): Promise<string | undefined> {
  for (const name of ['redis-server', 'valkey-server']) {
    const program = onPath(name);
    if (program && isRecent((await run(program, ['--version'])).output)) return program;
  }
  return undefined;
}

const quiet = { DEBIAN_FRONTEND: 'noninteractive', HOMEBREW_NO_AUTO_UPDATE: '1', HOMEBREW_NO_INSTALL_CLEANUP: '1' };

/** How this machine's package manager installs Redis without asking anything; later commands only when one fails. */
function packageCommands(): string[][] {
  // On a new machine something else may be installing at this moment.
  const apt = ['apt-get', 'install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
  if (isRoot() && onPath('apt-get'))
    return [
      [...apt, 'redis-server'],
      ['apt-get', 'update', '-q'],
      [...apt, 'redis-server'],
    ];
  if (isRoot() && onPath('apk')) return [['apk', 'add', '--no-cache', 'redis']];
  if (isRoot() && onPath('dnf'))
    return [
      ['dnf', 'install', '-y', '-q', 'redis'],
      ['dnf', 'install', '-y', '-q', 'valkey'],
    ];
  if (!isRoot() && onPath('brew')) return [['brew', 'install', '--quiet', 'redis']];
  return [];
}

async function fromPackages(say: (line: string) => void): Promise<string | undefined> {
  if (process.env.CREWCALL_SYSTEM_PACKAGES === 'no') return undefined;
  for (const [command = '', ...args] of packageCommands()) {
    say(`installing Redis: ${command} ${args.join(' ')}`);
    await run(command, args, { env: { ...process.env, ...quiet }, timeoutMs: 180_000 });
    const program = await installed();
    if (program) return program;
  }
  return undefined;
}

/** For an ordinary user on Debian or Ubuntu; kept for later starts. */
async function downloaded(say: (line: string) => void): Promise<string | undefined> {
  if (isRoot() || !onPath('apt-get') || !onPath('dpkg-deb')) return undefined;
  if (process.env.CREWCALL_SYSTEM_PACKAGES === 'no') return undefined;
  const packages = new RedisPackages(path.resolve(process.env.CREWCALL_DATA || '.data', 'programs/redis'));
  if (!(await packages.unpack(say))) return undefined;
  return isRecent((await run(packages.program, ['--version'])).output) ? packages.program : undefined;
}

async function compiled(say: (line: string) => void): Promise<string | undefined> {
  if (!onPath('make') || !(onPath('cc') || onPath('gcc') || onPath('clang'))) return undefined;
  say('compiling Redis (a minute or two, once)');
  const { RedisBinary } = await import('redis-memory-server');
  const binary = RedisBinary.getPath({ downloadDir: path.resolve('node_modules/.cache/redis') });
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), COMPILE_DEADLINE_MS).unref();
  });
  return Promise.race([binary, late]).catch(() => undefined);
}

export async function findRedis(say: (line: string) => void): Promise<string> {
  const program = (await installed()) ?? (await fromPackages(say)) ?? (await downloaded(say)) ?? (await compiled(say));
  if (program) return program;
  throw new Problem(
    'Redis is missing and could not be installed here. Install redis-server 6.2 or later (Debian, Ubuntu: sudo apt-get install redis-server · macOS: brew install redis), or name a running one: REDIS_URL=redis://127.0.0.1:6379 npm start',
  );
}
