import { type Check, read, repositoryFiles } from './repository.js';

/** Words of our own, and what the field says. */
const plain: [word: RegExp, instead: string][] = [
  [/\b(nobody|somebody|anybody|everybody|whoever|whomever)\b/i, 'a user, a client, a caller; no one, someone'],
  [/(?<!first )\brefusals?\b/i, 'error'],
  [/\bdeeds?\b/i, 'action'],
  [/\bfront doors?\b/i, 'entry point'],
];

/** Comments and titles of tests. Texts that users see are the specification's. */
const prose = /(?:^|\s)\/\/ .*|\/\*\*? .*|^\s*\*\s.*|\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`]).*?\1/g;
const code = /`[^`]*`|“[^”]*”|\bhttps?:\S+/g;

const proseOf = (file: string, line: string): string =>
  (file.endsWith('.md') ? line : [...line.matchAll(prose)].map(([found]) => found).join(' ')).replace(code, '');

export function problemsOfWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const said = proseOf(file, line);
    return plain.flatMap(([word, instead]) => {
      const [found] = word.exec(said) ?? [];
      return found ? [`${file}:${index + 1}: “${found}”; say: ${instead}`] : [];
    });
  });
}

export const wordsCheck: Check = {
  name: 'plain words',
  problems() {
    // Rows and their readings quote the specification.
    const quoting = /^docs\/(requirements|decisions|security|events)\.md$|words\.check\.ts$/;
    const files = repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.template').filter(
      (file) => !quoting.test(file),
    );
    return files.flatMap((file) => problemsOfWords(file, read(file)));
  },
};
