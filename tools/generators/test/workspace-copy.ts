import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Ended {
  code: number;
  output: string;
}

/** Without what the Nx around us told its task: the copy is a workspace of its own. */
const ownEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'))),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  ESLINT_USE_FLAT_CONFIG: 'false',
  NODE_NO_WARNINGS: '1',
  FORCE_COLOR: '0',
});

/** The workspace as it is now, somewhere else, to be generated into: packages are shared, nothing here is touched. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(path.join(os.tmpdir(), 'crewcall-new-'));
  private readonly written = new Set<string>();

  constructor(from: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: from,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0')) {
      if (file && existsSync(path.join(from, file))) cpSync(path.join(from, file), path.join(this.root, file));
    }
    symlinkSync(path.join(from, 'node_modules'), path.join(this.root, 'node_modules'), 'junction');
  }

  /** Written or changed by the generators, in the order of the alphabet. */
  get files(): string[] {
    return [...this.written].sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  /** Runs a program of Node in the copy, to its end. */
  run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    const options = { cwd: this.root, env: { ...ownEnvironment(), ...env }, maxBuffer: 50 * 1024 * 1024 };
    return new Promise((resolve) =>
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      ),
    );
  }

  /** `npx nx g @crewcall/tools:…`, as a person runs it. */
  async generate(command: string): Promise<Ended> {
    const ended = await this.run(['node_modules/.bin/nx', 'g', ...`@crewcall/tools:${command}`.split(' ')]);
    for (const [, file = ''] of ended.output.matchAll(/^(?:CREATE|UPDATE) (\S+)$/gm)) this.written.add(file);
    return ended;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
