/** One letter says nothing, and no user reads a paragraph. */
const [SHORTEST, LONGEST] = [3, 60];

/** An address or a telephone number that a user typed into the wrong field is not kept. */
const looksPersonal = /@|\d[\d ]{5,}/;

interface Looked {
  search?: string | undefined;
  location?: string | undefined;
}

const tidy = (text: string | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/** What a search that found nothing was for, in words that many can share; null when it is not worth counting. */
export function missedTermOf({ search, location }: Looked): string | null {
  const [what, where] = [tidy(search), tidy(location)];
  if (what.length < SHORTEST || what.length > LONGEST || where.length > LONGEST) return null;
  const term = where ? `${what} in ${where}` : what;
  return looksPersonal.test(term) ? null : term;
}
