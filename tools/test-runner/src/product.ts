import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Child, freeBase, LogFile, untilReady } from '@crewcall/tools-stack';

const STARTS_WITHIN_MS = 240_000;

/** The product as `npm start` brings it up, on ports and in a folder of its own. */
export class Product {
  private constructor(
    readonly port: number,
    readonly folder: string,
    private readonly stack: Child,
  ) {}

  static async start(): Promise<Product> {
    const port = await freeBase();
    const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
    chmodSync(folder, 0o711);
    let isUp = false;
    const stack = Child.start({
      name: 'npm start',
      command: process.execPath,
      args: ['tools/run.mjs', 'stack', 'start', '--port', String(port)],
      env: { ...process.env, CREWCALL_DATA: folder },
      log: new LogFile(path.resolve('dist/test-results/journeys-stack.log')),
      onLine: (line) => {
        isUp ||= line.includes('CrewCall is up');
      },
    });
    const product = new Product(port, folder, stack);
    try {
      await untilReady(stack, () => Promise.resolve(isUp), STARTS_WITHIN_MS);
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.stack.stop(30_000);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
