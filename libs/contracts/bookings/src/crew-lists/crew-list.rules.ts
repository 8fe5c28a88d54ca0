import { figureOf, isLongerThan, isPlainLine, isPlainText } from '@crewcall/contracts-core';

export const crewListLimits = {
  lists: 50,
  people: 500,
  name: 60,
  note: 2_000,
  notes: 50,
  tags: 10,
  tag: 24,
  /** People in one question about marks. */
  marks: 100,
} as const;

export const FAVOURITES = 'Favourites';

export const crewListTexts = {
  name: `Please enter a name of at most ${crewListLimits.name} characters.`,
  note: `Please write a note of at most ${figureOf(crewListLimits.note)} characters.`,
  tags: `Please choose at most ${crewListLimits.tags} tags of at most ${crewListLimits.tag} letters each.`,
  kept: 'Please choose a list or a tag.',
  marks: `Please ask for at most ${crewListLimits.marks} people.`,
} as const;

/** Stands under the field of a note. */
export const noteAdvice = (firstName: string | null): string =>
  `Write what you would be content for ${firstName ?? 'this person'} to read.`;

const isLine = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && isPlainLine(value) && !isLongerThan(value.trim(), max);

export const listNameProblem = (value: unknown): string | null =>
  isLine(value, crewListLimits.name) ? null : crewListTexts.name;

export function crewNoteProblem(value: unknown): string | null {
  const isFine =
    typeof value === 'string' &&
    value.trim() !== '' &&
    isPlainText(value) &&
    !isLongerThan(value.trim(), crewListLimits.note);
  return isFine ? null : crewListTexts.note;
}

export function crewTagsProblem(value: unknown): string | null {
  const isFine =
    Array.isArray(value) &&
    value.length <= crewListLimits.tags &&
    value.every((tag: unknown) => isLine(tag, crewListLimits.tag));
  return isFine ? null : crewListTexts.tags;
}

/** As typed first, each once, whatever the case of its letters. */
export function tidyTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.trim().replace(/\s+/g, ' ');
    if (!byWord.has(tidy.toLowerCase())) byWord.set(tidy.toLowerCase(), tidy);
  }
  return [...byWord.values()];
}
