import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { sfntOf } from './sfnt-of-woff.js';

const weights = { regular: 400, bold: 700 } as const;
const subsets = ['latin', 'latin-ext'] as const;

export type FontWeight = keyof typeof weights;

/** Our font as files that the rendering library reads: what the browser loads is packed, which that cannot open. */
@Injectable()
export class PreviewFonts implements OnModuleDestroy {
  private folder?: Promise<string>;

  /** The files of a weight, that with most letters first. */
  async filesOf(weight: FontWeight): Promise<string[]> {
    const folder = await (this.folder ??= unpack());
    return subsets.map((subset) => path.join(folder, fileOf(subset, weight)));
  }

  async onModuleDestroy(): Promise<void> {
    const folder = await this.folder?.catch(() => null);
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

const fileOf = (subset: string, weight: FontWeight): string => `${subset}-${weights[weight]}.ttf`;

async function unpack(): Promise<string> {
  // From the program that runs: the service is one bundled file, and its packages lie beside or above that.
  const { resolve } = createRequire(process.argv[1] ?? process.cwd());
  const folder = await mkdtemp(path.join(tmpdir(), 'crewcall-preview-'));
  for (const subset of subsets)
    for (const weight of ['regular', 'bold'] as const) {
      const name = `hanken-grotesk-${subset}-${weights[weight]}-normal.woff`;
      const packed = await readFile(resolve(`@fontsource/hanken-grotesk/files/${name}`));
      await writeFile(path.join(folder, fileOf(subset, weight)), sfntOf(packed));
    }
  return folder;
}
