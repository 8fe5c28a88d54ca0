import type { ReactNode } from 'react';
import { KitMatchChip } from './kit-match-chip';
import { useKitMatchQuery } from './kit-match.api';

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
  return match ? <KitMatchChip {...{ match }} /> : null;
}
