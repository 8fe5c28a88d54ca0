import { Injectable, Logger } from '@nestjs/common';
import { askClamd } from './clamav.client.js';
import { Inspector } from './inspector.service.js';
import { ScanningConfig } from './scanning.config.js';
import { ScannerUnavailableError } from './scanning.errors.js';

/** `threat` is for logs and operators; people are told only that the file did not pass. */
export type Verdict = { isSafe: true } | { isSafe: false; threat: string };

export interface ScanOptions {
  /** When given, the bytes must be what its ending says. */
  fileName?: string;
  /** Most time for clamd, where someone waits for the answer; `SCAN_WITHIN_MS` otherwise. */
  withinMs?: number;
}

/** Says whether a file is safe to hand to someone else. It fails closed: no answer is never a good one. */
@Injectable()
export class Scanner {
  private readonly logger = new Logger(Scanner.name);

  constructor(
    private readonly config: ScanningConfig,
    private readonly inspector: Inspector,
  ) {}

  /** @throws ScannerUnavailableError when clamd is asked and gives no verdict in time; ScannerBusyError */
  async scan(bytes: Buffer, { fileName, withinMs = this.config.withinMs }: ScanOptions = {}): Promise<Verdict> {
    const threat = await this.inspector.threatIn({ bytes, fileName });
    if (threat) return { isSafe: false, threat };
    return this.config.scanner === 'clamav' ? this.askClamd(bytes, withinMs) : { isSafe: true };
  }

  private async askClamd(bytes: Buffer, withinMs: number): Promise<Verdict> {
    const answer = await askClamd(this.config.clamavUrl, bytes, withinMs).catch((error: Error) => error.message);
    const verdict = answer.slice(answer.indexOf(':') + 1).trim();
    if (verdict === 'OK') return { isSafe: true };
    if (verdict.endsWith(' FOUND')) return { isSafe: false, threat: verdict.slice(0, -' FOUND'.length) };
    this.logger.warn(`ClamAV gave no verdict: ${answer}`);
    throw new ScannerUnavailableError();
  }
}
