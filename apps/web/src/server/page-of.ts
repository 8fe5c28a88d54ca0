import { readFileSync } from 'node:fs';
import { type DrawnFiles, fillTemplate, hashesOf } from '../../build/pages';
import type { Rendered } from './render';

const beside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

let files: DrawnFiles | undefined;

/** Puts a rendered page into the built index.html. The build writes both files beside this one's bundle. */
export function pageOf(code: string, rendered: Rendered): { html: string; styleHashes: string[] } {
  files ??= { template: beside('template.html'), scripts: JSON.parse(beside('scripts.json')) as DrawnFiles['scripts'] };
  const html = fillTemplate(files.template, { ...rendered, scripts: files.scripts[code] ?? [] });
  return { html, styleHashes: hashesOf('style', html) };
}
