import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { letGo, watchOver } from './guard.js';
import { lastWords } from './last-words.js';
import type { LogFile } from './log-file.js';

export interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** What asks the process to finish what is in flight and leave. */
  stopSignal?: NodeJS.Signals;
  log?: LogFile;
  onLine?: (line: string) => void;
}

const REMEMBERED_LINES = 60;

/** One process of ours: its output goes to its log, and it does not outlive us. */
export class Child {
  readonly exited: Promise<string>;
  private readonly lines: string[] = [];
  private isRunning = true;
  private code: number | null = null;

  private constructor(
    readonly options: ChildOptions,
    private readonly process: ChildProcess,
  ) {
    for (const stream of [process.stdout, process.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.hear(line));
    }
    this.exited = new Promise((resolve) => {
      process.once('error', (error) => this.left(`could not be started: ${error.message}`, resolve));
      process.once('close', (code, signal) => {
        this.code = code;
        this.left(signal ? `was ended by ${signal}` : `left with code ${code}`, resolve);
      });
    });
    if (process.pid) watchOver(process.pid);
  }

  static start(options: ChildOptions): Child {
    const { command, args, cwd, env, uid, gid } = options;
    // A session of its own: Ctrl-C in the terminal reaches us alone, and we stop things in their order.
    const as = uid === undefined ? {} : { uid, gid };
    return new Child(
      options,
      spawn(command, args, { cwd, env, ...as, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  get running(): boolean {
    return this.isRunning;
  }

  /** Null while it runs, and when a signal ended it. */
  get exitCode(): number | null {
    return this.code;
  }

  /** The line of its output that most likely says why it failed. */
  lastWords(): string {
    return lastWords(this.lines);
  }

  /** Asks the process to leave; after the deadline it is ended. Resolves when it is gone. */
  async stop(deadlineMs: number): Promise<void> {
    if (!this.isRunning || !this.process.pid) return;
    this.process.kill(this.options.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), deadlineMs);
    await this.exited;
    clearTimeout(timer);
  }

  private hear(line: string): void {
    this.lines.push(line);
    if (this.lines.length > REMEMBERED_LINES) this.lines.shift();
    this.options.log?.write(line);
    this.options.onLine?.(line);
  }

  private left(how: string, resolve: (how: string) => void): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    if (this.process.pid) letGo(this.process.pid);
    this.options.log?.close();
    resolve(how);
  }
}
