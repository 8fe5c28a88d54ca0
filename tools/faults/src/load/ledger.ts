import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

export const kinds = ['post', 'apply', 'hire', 'offer', 'book'] as const;
/** A company posts a job, a crew member applies, the company hires them; or it offers a booking, and they take it. */
export type Kind = (typeof kinds)[number];

/** `ok` = the whole 2xx arrived · `fail` = definitely refused · `unknown` = cut off, too late, or an error of the server. */
export type Outcome = 'ok' | 'fail' | 'unknown';

/** One sending of an operation. Sent again it keeps its id and its key. */
export interface Attempt {
  opId: string;
  key: string;
  kind: Kind;
  /** Title of the job that it is about, the name under which effects are found again. */
  job: string;
  invokedAt: string;
  result: Outcome;
  status: number | null;
  /** When the answer was complete; null when none came. */
  ackAt: string | null;
}

/** What clients sent and were told, a line of JSON each, on the disk before anything else happens. */
export class Ledger<A extends object = Attempt> {
  readonly attempts: A[] = [];
  private readonly descriptor: number;

  constructor(readonly file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.descriptor = openSync(file, 'w', 0o600);
  }

  write(attempt: A): void {
    this.attempts.push(attempt);
    writeSync(this.descriptor, `${JSON.stringify(attempt)}\n`);
    fsyncSync(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
