import { type KitMatch, kitMatchWords } from '@crewcall/contracts-bookings';
import { Chip } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useKitMatchQuery } from './kit-match.api';

const detailOf = ({ has, missing }: KitMatch): string =>
  [has.length > 0 && `has ${has.join(', ')}`, missing.length > 0 && `not ${missing.join(', ')}`]
    .filter(Boolean)
    .join('; ');

interface KitChipProps {
  /** Of the company's own. */
  roleId: string;
  userId: string;
  /** All of the list that this person stands in: they are asked about at once. */
  among: readonly string[];
}

/** How far a person's kit answers what the role asks for, and which; nothing for a role that asks for none. */
export function KitChip({ roleId, userId, among }: KitChipProps): ReactNode {
  const { data = [] } = useKitMatchQuery({ roleId, userIds: among });
  const match = data.find(({ user_id }) => user_id === userId);
  if (!match) return null;
  const tone = match.lacks_must ? 'warn' : match.missing.length > 0 ? 'plain' : 'good';
  return (
    <Chip {...{ tone }}>
      {kitMatchWords(match)}: {detailOf(match)}
    </Chip>
  );
}
