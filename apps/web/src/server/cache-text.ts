import type { ApiCache } from '@crewcall/web-data-access';

/** The cache as JSON inside of a script element: `<` is written so that no text of a person can end the element. */
export const cacheText = ({ queries, provided }: ApiCache): string =>
  JSON.stringify({ queries, provided }).replace(/</g, '\\u003c');
