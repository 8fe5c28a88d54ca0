/**
 * A Postgres pattern that finds any of these texts as whole words and nothing else: 'Sam' is not found in 'Samantha'. Whatever
 * a text holds is taken literally.
 */
export const wholeWords = (...texts: string[]): string => texts.map(patternOf).join('|');

function patternOf(text: string): string {
  const literal = text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');
  const begins = /^[\p{L}\p{N}_]/u.test(text) ? '\\m' : '';
  const ends = /[\p{L}\p{N}_]$/u.test(text) ? '\\M' : '';
  return `${begins}${literal}${ends}`;
}
