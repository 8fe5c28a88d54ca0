import { type JobSearch, searchAddressOf } from '@crewcall/contracts-jobs';

/** Where such a search stands in the address. */
export function addressOf(search: JobSearch): string {
  const kept = Object.entries(searchAddressOf(search)).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(kept).toString()}`;
}
