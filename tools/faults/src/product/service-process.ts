import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  Child,
  isReady,
  LogFile,
  NODE_FLAGS,
  portOf,
  programOf,
  type ServiceName,
  untilReady,
} from '@crewcall/tools-stack';
import { carryOut } from './inside.js';
import { OwnProcess } from './own-process.js';

const READY_WITHIN_MS = 180_000;

export interface Place {
  /** Port that all others are counted from. */
  base: number;
  /** Data folder of the product. */
  folder: string;
  logs: string;
}

/** One service as a process that drills kill and start again. No one else looks after it. */
export class ServiceProcess extends OwnProcess {
  /** On top of what the product told it, at every start. */
  standing: Record<string, string> = {};
  private extra: Record<string, string> = {};

  constructor(
    readonly name: ServiceName,
    private readonly place: Place,
    /** Of a second replica; the first has the port that the product gives the service. */
    private readonly ownPort?: number,
  ) {
    super();
  }

  get port(): number {
    return this.ownPort ?? portOf(this.place.base, this.name);
  }

  private get log(): string {
    return `${this.place.logs}/${this.name}.log`;
  }

  /** What the product told the service about its surroundings; pages are not drilled, and need not be built. */
  get settings(): NodeJS.Dict<string> {
    const { WEB_ROOT: _, ...settings } = parseEnv(readFileSync(`${this.place.folder}/env/${this.name}.env`, 'utf8'));
    return settings;
  }

  /** Starts the process, as the last time unless told otherwise, and does not wait for it to be ready. */
  launch(extra: Record<string, string> = this.extra): void {
    this.extra = extra;
    this.child = Child.start({
      name: this.name,
      command: process.execPath,
      args: [...NODE_FLAGS, programOf(this.name)],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...this.settings,
        PORT: String(this.port),
        ...this.standing,
        ...extra,
      },
      log: new LogFile(this.log),
    });
  }

  async ready(): Promise<void> {
    if (this.child) await untilReady(this.child, () => isReady(this.port), READY_WITHIN_MS);
  }

  async start(extra?: Record<string, string>): Promise<void> {
    this.launch(extra);
    await this.ready();
  }

  /** Comes back when that is done, or the process has ended of it; only where its settings say `onFreePort`. */
  carryOut(expression: string): Promise<void> {
    return carryOut(this.pid, this.log, expression);
  }

  /** When it has ended, whatever ended it. */
  async ended(): Promise<void> {
    await this.child?.exited;
  }

  /** Null while it runs, and when a signal ended it. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }
}
