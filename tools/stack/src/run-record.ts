import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { commandOf, endLeftover } from './processes/identify.js';
import { codeOf, Problem } from './problem.js';

interface Started {
  pid: number;
  /** What its command line contains: a process id alone may by now be someone else's. */
  mark: string;
}

interface Content {
  pid: number;
  port: number;
  children: Started[];
}

/** The file that says who runs on a data folder. It keeps a second start away and finds what a killed one left. */
export class RunRecord {
  private readonly children: Started[] = [];
  private isOurs = false;

  constructor(
    private readonly file: string,
    private readonly port: number,
  ) {}

  async claim(): Promise<void> {
    const other = this.read();
    if (other && commandOf(other.pid)?.includes('run.mjs')) {
      throw new Problem(
        `CrewCall already runs here, at http://localhost:${other.port}. Stop it with Ctrl-C in its terminal, or with: kill ${other.pid}`,
      );
    }
    for (const { pid, mark } of other?.children ?? []) await endLeftover(pid, mark);
    rmSync(this.file, { force: true });
    try {
      writeFileSync(this.file, this.content(), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (codeOf(error) === 'EEXIST')
        throw new Problem('CrewCall is being started here by somebody else at this moment.');
      throw error;
    }
    this.isOurs = true;
  }

  started(pid: number | undefined, mark: string): void {
    if (pid) this.children.push({ pid, mark });
    if (this.isOurs) writeFileSync(this.file, this.content(), { mode: 0o600 });
  }

  release(): void {
    if (this.isOurs) rmSync(this.file, { force: true });
    this.isOurs = false;
  }

  /** Who runs there now, if anyone. */
  read(): Content | undefined {
    if (!existsSync(this.file)) return undefined;
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Content;
    } catch {
      return undefined;
    }
  }

  private content(): string {
    return JSON.stringify({ pid: process.pid, port: this.port, children: this.children } satisfies Content);
  }
}
