import { categoryOf, type NotificationCategory, type NotificationItem } from '@crewcall/contracts-notifications';
import { errorText, useAppDispatch } from '@crewcall/web-data-access';
import { EmptyState, ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { changeNotification } from '../api/change-notification';
import { notificationsApi, useNotificationsQuery } from '../api/notifications.api';
import { useSharedPoll } from '../hooks/use-shared-poll';
import { NotificationRow } from './notification-row';

/** How often the list is asked for while it is open. */
const listPollMs = 10_000;

interface NotificationListProps {
  userId: string;
  category: NotificationCategory | 'all';
  onOpen: (item: NotificationItem) => void;
}

export function NotificationList({ userId, category, onOpen }: NotificationListProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useNotificationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  useSharedPoll({
    channel: `notifications:${userId}`,
    everyMs: listPollMs,
    ask: async () => (await refetch()).data,
    take: (items) => {
      if (Array.isArray(items))
        void dispatch(notificationsApi.util.upsertQueryData('notifications', undefined, items as NotificationItem[]));
    },
  });

  const change = async (kind: 'read' | 'delete', { id }: NotificationItem): Promise<void> => {
    setProblem(null);
    const text = await dispatch(changeNotification({ kind, id }));
    if (text) setProblem({ id, text });
  };
  const open = (item: NotificationItem): void => {
    if (!item.is_read) void change('read', item);
    onOpen(item);
  };

  if (!data && isFetching) {
    return (
      <Loading label="Loading notifications">
        <RowSkeletons rows={3} height={84} />
      </Loading>
    );
  }
  if (!data)
    return (
      <ErrorPanel
        title="Notifications did not load"
        message={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  const shown = data.filter((item) => category === 'all' || categoryOf(item.type) === category);
  if (shown.length === 0) {
    return (
      <EmptyState
        drawing="bell"
        title="Nothing new"
        text="When somebody applies, answers or hires, you read it here."
      />
    );
  }
  return (
    <ul>
      {shown.map((item) => (
        <NotificationRow
          key={item.id}
          item={item}
          problem={problem?.id === item.id ? problem.text : null}
          onOpen={() => open(item)}
          onDelete={() => void change('delete', item)}
        />
      ))}
    </ul>
  );
}
