import { type KitMatch, kitMatchWords } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

type Match = Omit<KitMatch, 'user_id'>;

const detailOf = ({ has, missing }: Match): string =>
  [has.length > 0 && `has ${has.join(', ')}`, missing.length > 0 && `not ${missing.join(', ')}`]
    .filter(Boolean)
    .join('; ');

/** 'Has 2 of 3 needed: has Camera, Laser; not Vehicle' */
export function KitMatchChip({ match }: { match: Match }): ReactNode {
  const tone = match.lacks_must ? 'warn' : match.missing.length > 0 ? 'plain' : 'good';
  return (
    <Chip {...{ tone }}>
      {kitMatchWords(match)}: {detailOf(match)}
    </Chip>
  );
}
