import { useAppDispatch, useSession } from '@crewcall/web-data-access';
import type { CategoryCounts } from '@crewcall/contracts-notifications';
import { notificationsApi, useCategoryCountsQuery } from '../api/notifications.api';
import { useSharedPoll } from './use-shared-poll';

/** How often the unread counts by category are asked for, in milliseconds; quicker while messages are being read. */
export const categoryPollMs = { standard: 15_000, messages: 10_000 } as const;

/** Unread counts by category, kept fresh while the component is mounted. All zero until they are known. */
export function useCategoryCounts(everyMs: number = categoryPollMs.standard): CategoryCounts {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data } = useCategoryCountsQuery(undefined, { skip: !user });
  useSharedPoll({
    channel: user ? `categories:${user.id}` : null,
    everyMs,
    ask: async () => {
      const asked = dispatch(
        notificationsApi.endpoints.categoryCounts.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      return (await asked).data;
    },
    take: (counts) => {
      if (isCounts(counts)) void dispatch(notificationsApi.util.upsertQueryData('categoryCounts', undefined, counts));
    },
  });
  return data ?? { messages: 0, applications: 0, jobs: 0, ratings: 0, total: 0 };
}

function isCounts(value: unknown): value is CategoryCounts {
  return typeof value === 'object' && value !== null && 'total' in value;
}
