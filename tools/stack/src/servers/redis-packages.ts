import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, type RunResult } from '../processes/run.js';

const DOWNLOAD_WITHIN_MS = 180_000;

/** The packages that `apt-get install -s` would add: “Inst libjemalloc2 (5.3.0 Debian:12 [amd64])”. */
export function packagesToInstall(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+) /gm)].map(([, name = '']) => name);
}

/** Debian's packages of Redis, unpacked into a folder of ours: an ordinary user may download, but not install. */
export class RedisPackages {
  private options: string[] = [];

  constructor(private readonly folder: string) {}

  get program(): string {
    return path.join(this.folder, 'redis-server');
  }

  /** Whether the program is there afterwards. */
  async unpack(say: (line: string) => void): Promise<boolean> {
    if (existsSync(this.program)) return true;
    mkdirSync(path.join(this.folder, 'lists/partial'), { recursive: true });
    let names = await this.missingPackages();
    if (!names) {
      await this.updateLists(say);
      names = await this.missingPackages();
    }
    if (!names) return false;
    say(`downloading Redis: apt-get download ${names.join(' ')}`);
    await this.apt(['download', ...names]);
    for (const file of readdirSync(this.folder).filter((name) => name.endsWith('.deb')))
      await run('dpkg-deb', ['-x', file, 'root'], { cwd: this.folder, timeoutMs: DOWNLOAD_WITHIN_MS });
    return this.writeLauncher();
  }

  private async missingPackages(): Promise<string[] | undefined> {
    const { ok, output } = await this.apt(['install', '-s', '-q', '--no-install-recommends', 'redis-server']);
    const names = packagesToInstall(output);
    return ok && names.length ? names : undefined;
  }

  /** On a new machine the lists of packages are empty; ours may be written without root. */
  private async updateLists(say: (line: string) => void): Promise<void> {
    say('reading the lists of packages: apt-get update');
    this.options = ['-o', `Dir::State::lists=${this.folder}/lists`, '-o', `Dir::Cache=${this.folder}/cache`];
    await this.apt(['update', '-q']);
  }

  private apt(args: string[]): Promise<RunResult> {
    return run('apt-get', [...this.options, ...args], { cwd: this.folder, timeoutMs: DOWNLOAD_WITHIN_MS });
  }

  /** The libraries of the packages lie beside it, where the loader does not look by itself. */
  private writeLauncher(): boolean {
    const root = path.join(this.folder, 'root/usr');
    if (!existsSync(path.join(root, 'bin/redis-server'))) return false;
    const libraries = readdirSync(path.join(root, 'lib'))
      .filter((name) => name.includes('-linux-'))
      .map((name) => path.join(root, 'lib', name));
    const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
    const lines = [
      '#!/bin/sh',
      `export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}`,
      `exec ${quoted(path.join(root, 'bin/redis-server'))} "$@"`,
    ];
    writeFileSync(this.program, `${lines.join('\n')}\n`);
    chmodSync(this.program, 0o755);
    return true;
  }
}
