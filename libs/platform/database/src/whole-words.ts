/**
 * A Postgres pattern that finds a text as whole words and nothing else: 'Sam' is not found in 'Samantha'. Whatever
 * the text holds is taken literally.
 */
export function wholeWords(text: string): string {
  const literal = text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');
  const begins = /^[\p{L}\p{N}_]/u.test(text) ? '\\m' : '';
  const ends = /[\p{L}\p{N}_]$/u.test(text) ? '\\M' : '';
  return `${begins}${literal}${ends}`;
}
