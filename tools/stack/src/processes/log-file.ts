import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

const LIMIT_BYTES = 5 * 1024 * 1024;

/** A log that never outgrows its limit: when full it becomes `<name>.1` and begins again. Losing a line is no failure. */
export class LogFile {
  private descriptor: number | undefined;
  private size = 0;

  constructor(
    readonly path: string,
    private readonly limit = LIMIT_BYTES,
  ) {}

  write(line: string): void {
    try {
      const bytes = Buffer.from(`${line}\n`);
      if (this.size + bytes.length > this.limit) this.rotate();
      this.descriptor ??= this.open();
      this.size += writeSync(this.descriptor, bytes);
    } catch {
      // A full disk must not stop the service whose line this is.
    }
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private open(): number {
    const descriptor = openSync(this.path, 'a', 0o600);
    this.size = statSync(this.path).size;
    return descriptor;
  }

  private rotate(): void {
    this.close();
    renameSync(this.path, `${this.path}.1`);
    this.size = 0;
  }
}
