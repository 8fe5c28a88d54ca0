import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands for `{{thing.pascal}}` and, when true, lets `{{#if forgets}}` … `{{/if}}` stay. */
export interface Values {
  [name: string]: string | boolean | Values | object;
}

const FOLDER = 'tools/generators/templates';
const ENDING = '.tmpl';

/** Fills in a template. @throws for a name that nobody gave a value: a template with a typo must not write files */
export function render(template: string, values: Values): string {
  const kept = template.replace(
    /^\{\{#if (\w+)\}\}\n([\s\S]*?)^\{\{\/if\}\}\n/gm,
    (_section, name: string, text: string) => (valueOf(name, values) === true ? text : ''),
  );
  return kept.replace(/\{\{([\w.]+)\}\}/g, (_placeholder, name: string) => {
    const value = valueOf(name, values);
    if (typeof value !== 'string') throw new Error(`A template asks for “${name}”, which has no value.`);
    return value;
  });
}

const valueOf = (name: string, values: Values): unknown =>
  name.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], values);

/** The files of one set of templates, by the path that each is to have. One that renders to nothing is left out. */
export function filesOf(root: string, set: string, values: Values): Map<string, string> {
  const folder = path.join(root, FOLDER, set);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  const rendered = files
    .sort()
    .map((file): [string, string] => [
      render(file.slice(0, -ENDING.length).split(path.sep).join('/'), values),
      render(readFileSync(path.join(folder, file), 'utf8'), values),
    ]);
  return new Map(rendered.filter(([, text]) => text.trim()));
}
