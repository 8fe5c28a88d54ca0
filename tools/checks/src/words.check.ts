import { type Check, read, repositoryFiles } from './repository.js';

type Rule = [word: RegExp, instead: string];

/** Words of our own, and what the field says. */
const plain: Rule[] = [
  [/\b(nobody|somebody|anybody|everybody|whoever|whomever)\b/i, 'a user, a client, a caller; no one, someone'],
  [/(?<!first )\brefusals?\b/i, 'error'],
  [/\bdeeds?\b/i, 'action'],
  [/\bfront doors?\b/i, 'entry point'],
  [/\bnews\b/i, 'event, change'],
  [/\b(?:laid|lays?|laying) (?:(?:it|them) )?down\b/i, 'stored, saved, written'],
  [/(?<!-)\b(?:re)?(?:drawn|draws)\b(?!-)/i, 'rendered'],
];

/** The same in names of code. `deed` and `refusal` alone are fields on the wire. */
const plainNames: Rule[] = [
  [/\b(?:\w+News(?![a-z])\w*|news[A-Z]\w*)/, 'event, publisher'],
  [/\b(?:deeds|\w+Deeds?(?![a-z])\w*|deeds?[A-Z]\w*)/, 'action'],
  [/\b(?:refusals|\w+Refusals?(?![a-z])\w*|refusals?[A-Z]\w*)/, 'error, problem'],
];

/** Comments and titles of tests. Texts that users see are the specification's. */
const prose = /(?:^|\s)\/\/ .*|\/\*\*? .*|^\s*\*\s.*|\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`]).*?\1/g;
const code = /`[^`]*`|“[^”]*”|\bhttps?:\S+/g;

const proseOf = (file: string, line: string): string =>
  (file.endsWith('.md') ? line : [...line.matchAll(prose)].map(([found]) => found).join(' ')).replace(code, '');

export function problemsOfWords(file: string, text: string): string[] {
  const isCode = /\.[cm]?[jt]sx?$/.test(file);
  return text.split('\n').flatMap((line, index) => {
    const found = (rules: Rule[], said: string): string[] =>
      rules.flatMap(([word, instead]) => {
        const [own] = word.exec(said) ?? [];
        return own ? [`${file}:${index + 1}: “${own}”; say: ${instead}`] : [];
      });
    return [...found(plain, proseOf(file, line)), ...(isCode ? found(plainNames, line.replace(prose, '')) : [])];
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
