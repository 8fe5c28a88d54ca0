import { contractTypeSlug } from '@crewcall/contracts-jobs';

const kinds: ReadonlyMap<string, string> = new Map([
  ['permanent', 'full-time'],
  ['contract', 'contract'],
  ['temp', 'temporary'],
  ['temporary', 'temporary'],
]);

interface Words {
  kind: string | null;
  isPartTime: boolean;
  isFullTime: boolean;
}

/** A board's two words for how one is employed, as our one. Part time says more than permanent does. */
export function contractTypeOf({ kind, isPartTime, isFullTime }: Words): string | null {
  if (isPartTime && !isFullTime) return 'part-time';
  return kinds.get(contractTypeSlug(kind ?? '')) ?? (isFullTime ? 'full-time' : null);
}
