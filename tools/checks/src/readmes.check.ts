import { existsSync, readdirSync } from 'node:fs';
import { services } from '@crewcall/tools-stack';
import { type Check, read } from './repository.js';

const headings = [
  'Purpose',
  'Owns / does not own',
  'API',
  'Events in / out',
  'Data',
  'Configuration',
  'Run it alone',
  'Test it',
  'When it breaks',
  'Decisions',
];
const LONGEST = 80;

export function problemsOfReadme(file: string, text: string): string[] {
  const missing = headings.filter((heading) => !text.includes(`\n## ${heading}\n`));
  const lines = text.trimEnd().split('\n').length;
  return [
    ...missing.map((heading) => `${file}: has no heading “## ${heading}”`),
    ...(lines > LONGEST ? [`${file}: has ${lines} lines; ${LONGEST} are enough`] : []),
  ];
}

/** `  platform/{auth,mail}/` of a tree names each folder there; a -dto goes with its contract. */
export function problemsOfTree(file: string, text: string, foldersOf: (parent: string) => string[]): string[] {
  return [...text.matchAll(/^ {2}([a-z]+)\/\{([\w,-]+)\}\//gm)].flatMap(([, parent = '', names = '']) => {
    const named = names.split(',');
    const folders = foldersOf(parent).filter((folder) => !folder.endsWith('-dto'));
    return [
      ...folders
        .filter((folder) => !named.includes(folder))
        .map((folder) => `${file}: ${parent}/${folder} is not named`),
      ...named.filter((name) => !folders.includes(name)).map((name) => `${file}: there is no ${parent}/${name}`),
    ];
  });
}

const ARCHITECTURE = 'docs/architecture.md';

const foldersOf = (parent: string): string[] =>
  readdirSync(`libs/${parent}`, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

export const readmesCheck: Check = {
  name: 'service READMEs and the tree',
  problems: () => [
    ...services.flatMap((service) => {
      const file = `apps/${service}/README.md`;
      return existsSync(file) ? problemsOfReadme(file, read(file)) : [`${file} is missing`];
    }),
    ...problemsOfTree(ARCHITECTURE, read(ARCHITECTURE), foldersOf),
  ],
};
