import { containsPattern } from './contains-pattern.js';

/** A search of more words than these says no more. */
const MOST_WORDS = 8;

export const wordsOf = (search: string): string[] =>
  [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);

/** Where all words of a search are found, the best first: in the title, with the description and the skills, at all. */
export const matchTiers = ['title', 'text', 'rest'] as const;
export type MatchTier = (typeof matchTiers)[number];

const everything = 'search_text';
/** The first line of it; the statement must say it as the index does. */
const title = `split_part(search_text, E'\\n', 1)`;
/** All but the second line, which is the company. */
const work = `replace(search_text, E'\\n' || split_part(search_text, E'\\n', 2) || E'\\n', E'\\n')`;

/** Conditions on the words of a search, as SQL over the columns of a job. */
export interface WordConditions {
  found: string;
  tiers: Record<MatchTier, string>;
  /** 0 for the best tier. */
  rank: string;
}

/** One is looked for in what a job says; of several, each may also be its place. `bind` answers `$1`, `$2` … */
export function conditionsOnWords(words: string[], bind: (parameter: string) => string): WordConditions {
  const patterns = words.map((word) => bind(containsPattern(word)));
  const allIn = (where: string): string =>
    patterns
      .map((pattern) =>
        patterns.length === 1
          ? `${where} LIKE ${pattern}`
          : `(${where} LIKE ${pattern} OR location_text LIKE ${pattern})`,
      )
      .join(' AND ');
  const found = allIn(everything);
  return {
    found,
    tiers: {
      title: allIn(title),
      text: `${found} AND NOT (${allIn(title)}) AND ${allIn(work)}`,
      rest: `${found} AND NOT (${allIn(title)}) AND NOT (${allIn(work)})`,
    },
    rank: `CASE WHEN ${allIn(title)} THEN 0 WHEN ${allIn(work)} THEN 1 ELSE 2 END`,
  };
}
