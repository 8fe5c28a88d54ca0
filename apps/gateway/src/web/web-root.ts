import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type WebFile, webFile } from './web-file.js';

/** More than any sensible build: a wrong WEB_ROOT is noticed before it fills the memory. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * The built web app, read once. Only what is in this list can ever be served: no path of a request touches the disk.
 * Source maps and hidden files are left out.
 */
export class WebRoot {
  private constructor(private readonly files: ReadonlyMap<string, WebFile>) {}

  static readonly empty = new WebRoot(new Map());

  static async read(folder: string): Promise<WebRoot> {
    const names = await listFiles(folder);
    const contents = new Map<string, Buffer>();
    let bytes = 0;
    for (const name of names) {
      const content = await readFile(path.join(folder, name));
      bytes += content.length;
      if (bytes > MOST_BYTES)
        throw new Error(
          `WEB_ROOT: “${folder}” holds more than ${MOST_BYTES / 1024 / 1024} MB; is it the built web app?`,
        );
      contents.set(name, content);
    }
    const served = names.filter((name) => !/\.(br|gz|map)$/.test(name));
    const files = served.map((name): [string, WebFile] => {
      const packed = { br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) };
      return [`/${name}`, webFile(`/${name}`, contents.get(name) ?? Buffer.alloc(0), packed)];
    });
    return new WebRoot(new Map(files));
  }

  file(name: string): WebFile | undefined {
    return this.files.get(name);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}
