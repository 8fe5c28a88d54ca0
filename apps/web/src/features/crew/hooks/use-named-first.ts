import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { useCrewCardQuery } from '../api/crew.api';

/** Those of the page, and before them the person whom the address names, should they be on another. */
export function useNamedFirst(
  userId: string | null,
  items: readonly CrewDirectoryItem[] | undefined,
): readonly CrewDirectoryItem[] {
  const { user, isChecking } = useSession();
  const isElsewhere = userId !== null && items !== undefined && !items.some(({ user_id }) => user_id === userId);
  const asked = { userId: userId ?? '', isCompany: user?.role === 'recruiter' };
  const { currentData } = useCrewCardQuery(asked, { skip: !isElsewhere || isChecking });
  return isElsewhere && currentData ? [currentData, ...items] : (items ?? []);
}
