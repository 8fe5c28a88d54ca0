import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface ReadPdf {
  title: string;
  language: string;
  isTagged: boolean;
  /** `tags` are what is read aloud, in order: the innermost tag of each part, and its words. */
  pages: { size: [width: number, height: number]; text: string; tags: [tag: string, words: string][] }[];
}

/** What another program than the writer finds in a PDF. */
export const readPdf = (bytes: Buffer): ReadPdf =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'read-pdf.mjs')], {
      input: bytes,
      encoding: 'utf8',
    }),
  ) as ReadPdf;
