import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Toxic } from './toxics.js';

/** How much of a throttled line goes at once: ten times a second. */
const TICKS_PER_SECOND = 10;

/** One direction of a connection: what comes from one side goes to the other, by way of what is wrong just then. */
export class Pipe {
  private passed = 0;
  private isLost = false;

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    private readonly toxics: () => Toxic[],
  ) {}

  /** Until the sender ends. Both sides are then closed as the line has it. */
  async run(): Promise<void> {
    // Its other direction may go on.
    for await (const chunk of this.from.iterator({ destroyOnReturn: false })) await this.pass(chunk as Buffer);
    // Who lost bytes never hears that it is over.
    if (!this.isSilent) this.to.end();
  }

  private get isSilent(): boolean {
    return this.isLost || this.of('timeout') !== undefined;
  }

  private of<T extends Toxic['type']>(type: T): Extract<Toxic, { type: T }> | undefined {
    return this.toxics().find((toxic): toxic is Extract<Toxic, { type: T }> => toxic.type === type);
  }

  private async pass(chunk: Buffer): Promise<void> {
    if (this.isSilent) {
      this.isLost = true;
      return;
    }
    const bandwidth = this.of('bandwidth');
    if (!bandwidth) return this.write(chunk);
    const bytes = Math.max(1, Math.floor(bandwidth.bytesPerSecond / TICKS_PER_SECOND));
    for (let at = 0; at < chunk.length; at += bytes) {
      await this.write(chunk.subarray(at, at + bytes));
      await sleep(1000 / TICKS_PER_SECOND);
    }
  }

  private async write(piece: Buffer): Promise<void> {
    if (this.to.destroyed) return;
    const limit = this.of('limit_data');
    const rest = limit ? Math.max(0, limit.bytes - this.passed) : piece.length;
    this.passed += Math.min(rest, piece.length);
    if (!this.to.write(piece.subarray(0, rest))) await this.drained();
    if (limit && rest <= piece.length) {
      this.to.end();
      this.from.destroy();
    }
  }

  /** A peer that goes away no longer drains. */
  private drained(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.to.off('drain', done).off('close', done);
        resolve();
      };
      this.to.once('drain', done).once('close', done);
      if (this.to.destroyed) done();
    });
  }
}
