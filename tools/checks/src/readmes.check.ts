import { existsSync } from 'node:fs';
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

export const readmesCheck: Check = {
  name: 'service READMEs',
  problems: () =>
    services.flatMap((service) => {
      const file = `apps/${service}/README.md`;
      return existsSync(file) ? problemsOfReadme(file, read(file)) : [`${file} is missing`];
    }),
};
