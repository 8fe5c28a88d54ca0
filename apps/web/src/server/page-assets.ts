import { readFileSync } from 'node:fs';
import type { PageAssets } from '../app/document';

interface Chunk {
  file: string;
  name?: string;
  imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk | undefined>>;

const entryName = 'src/entry.client.tsx';
let manifest: Manifest | undefined;

/** The build puts the browser's manifest beside this file's bundle. */
const readManifest = (): Manifest =>
  (manifest ??= JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8')) as Manifest);

/** The scripts of the entry and of the source files that a page will want, each before what imports it. */
export function assetsOf(files: readonly string[], chunks: Manifest = readManifest()): PageAssets {
  const seen = new Set<string>();
  const preloads: string[] = [];
  const add = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const each of chunk.imports ?? []) add(each);
    preloads.push(`/${chunk.file}`);
  };
  for (const name of [entryName, ...files]) add(name);
  const packages = chunks[entryName]?.imports?.map((name) => chunks[name]).find((chunk) => chunk?.name === 'vendor');
  return {
    entry: `/${chunks[entryName]?.file ?? entryName}`,
    packages: packages && `/${packages.file}`,
    preloads,
  };
}
