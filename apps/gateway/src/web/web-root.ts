import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type WebFile, webFile } from './web-file.js';

/** More than any sensible build: a wrong WEB_ROOT is noticed before it fills the memory. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What the build keeps beside the pages for us, not for the public. */
const CSP_FILE = 'csp.json';
/** With what pages are drawn. */
const SERVER_FOLDER = 'server/';

/** `'sha256-…'` of what the built pages hold inline. */
export interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/**
 * The built web app, read once. Only what is in this list can ever be served: no path of a request touches the disk.
 * Source maps and hidden files are left out.
 */
export class WebRoot {
  private constructor(
    private readonly files: ReadonlyMap<string, WebFile>,
    readonly policy: InlineHashes,
  ) {}

  static readonly empty = new WebRoot(new Map(), { scriptHashes: [], styleHashes: [] });

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
    const served = names.filter((name) => name !== CSP_FILE && !/\.(br|gz|map)$/.test(name));
    const files = served.map((name): [string, WebFile] => {
      const packed = { br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) };
      return [`/${name}`, webFile(`/${name}`, contents.get(name) ?? Buffer.alloc(0), packed)];
    });
    return new WebRoot(new Map(files), inlineHashesOf(contents.get(CSP_FILE)));
  }

  file(name: string): WebFile | undefined {
    return this.files.get(name);
  }

  /** The page prerendered for this address, else the shell that renders any. */
  page(address: string): WebFile | undefined {
    const name = address.replace(/\/$/, '');
    return this.file(`${name}/index.html`) ?? this.file(`${name}.html`) ?? this.shell;
  }

  get shell(): WebFile | undefined {
    return this.file('/app.html') ?? this.file('/index.html');
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith(SERVER_FOLDER) && !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}

function inlineHashesOf(content: Buffer | undefined): InlineHashes {
  const written = JSON.parse(content?.toString() ?? '{}') as Partial<Record<keyof InlineHashes, unknown>>;
  return { scriptHashes: checked(written.scriptHashes), styleHashes: checked(written.styleHashes) };
}

function checked(hashes: unknown): string[] {
  const texts = Array.isArray(hashes) ? hashes.map(String) : [];
  const wrong = texts.find((text) => !/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/.test(text));
  if (wrong !== undefined)
    throw new Error(`${CSP_FILE}: “${wrong}” is not a hash as a Content-Security-Policy writes it.`);
  return texts;
}
