import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { useFreeOnDaysQuery } from '../../../shared/availability';
import type { KnownDays } from '../components/free-days';

/**
 * When the people of a page are free: by their calendars, and by what the directory heard last while those do not
 * answer. Null where no days are asked about.
 */
export function useKnownDays(people: readonly CrewDirectoryItem[], days: readonly string[]) {
  const userIds = people.filter(({ availability }) => availability !== undefined).map(({ user_id }) => user_id);
  const { currentData, isError } = useFreeOnDaysQuery({ userIds, days }, { skip: !userIds.length || !days.length });
  return ({ user_id, availability }: CrewDirectoryItem): KnownDays | null => {
    if (availability === undefined) return null;
    const checked = currentData?.people.find((person) => person.user_id === user_id);
    if (checked) return { days: checked.is_shared ? checked.days : null, asOf: null };
    return { days: availability?.days ?? null, asOf: isError ? (availability?.as_of ?? null) : null };
  };
}
