import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Ended {
  code: number;
  output: string;
}

/** The workspace as it is now, somewhere else, to be generated into: packages are shared, nothing here is touched. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(path.join(os.tmpdir(), 'crewcall-new-'));
  /** Written or changed by the generators, in the order of the alphabet. */
  readonly files: string[] = [];

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

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  /** Runs a program of Node in the copy, to its end. */
  run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    // Jest in the copy runs what is named to it, and not what `npm test` told the Jest around it.
    const own = { SPEC_BATCHES: '', FORCE_COLOR: '0' };
    const options = { cwd: this.root, env: { ...process.env, ...env, ...own }, maxBuffer: 50 * 1024 * 1024 };
    return new Promise((resolve) =>
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      ),
    );
  }

  /** `npm run new -- …`, as a person runs it. */
  ask(...words: string[]): Promise<Ended> {
    return this.run(['tools/run.mjs', 'generators', ...words]);
  }

  /** One after the other by the program that `ask` has built: building it anew for each would only take time. */
  async generate(commands: string[]): Promise<Ended> {
    const ended = await this.program(
      `for (const command of ${JSON.stringify(commands)}) await main(command.split(' '));`,
    );
    const named = [...ended.output.matchAll(/^ {2}(?:new|changed) +(\S+)$/gm)].map(([, file = '']) => file);
    this.files.push(...[...new Set(named)].sort());
    return ended;
  }

  /** What each is refused with; one that is not refused has none. */
  async refusals(commands: string[]): Promise<unknown> {
    const { output } = await this.program(`
      const refusal = (command) => main(command.split(' ')).then(() => null, (error) => error.message);
      const refusals = [];
      for (const command of ${JSON.stringify(commands)}) refusals.push(await refusal(command));
      console.log(JSON.stringify(refusals));`);
    return JSON.parse(output);
  }

  private program(text: string): Promise<Ended> {
    const generators = path.join(this.root, 'dist/tools/generators.mjs');
    return this.run([
      '--input-type=module',
      '-e',
      `const { main } = await import(${JSON.stringify(generators)});\n${text}`,
    ]);
  }

  /** Every source file with its time of change: equal before and after means that nothing was written. */
  snapshot(): string[] {
    return ['apps', 'libs'].flatMap((folder) =>
      readdirSync(path.join(this.root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file} ${statSync(path.join(this.root, folder, file)).mtimeMs}`,
      ),
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
