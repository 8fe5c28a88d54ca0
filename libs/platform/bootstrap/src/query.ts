import { requestBounds } from '@crewcall/contracts-core';

/** Whether an address holds no more parameters than any page sends. */
export function isReadableAddress(url = ''): boolean {
  return url.split('&', requestBounds.parameters + 1).length <= requestBounds.parameters;
}

/** A repeated parameter becomes an array, which no DTO field accepts: pollution is refused instead of guessed at. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    const known = result[key];
    if (Array.isArray(known)) known.push(value);
    else result[key] = known === undefined ? value : [known, value];
  }
  return { ...result };
}
