import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  name: string;
  content: Buffer;
}

/** A ZIP archive of contents that fit in memory. */
export function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of entries) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
