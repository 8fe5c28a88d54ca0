const MOST_LETTERS = 60;

/** Words as they stand in an address: 'FOH Sound Engineer' → 'foh-sound-engineer'. Empty where they have no such letter. */
export function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, MOST_LETTERS);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}
