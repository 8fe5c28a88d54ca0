import type { NotificationItem } from '@crewcall/contracts-notifications';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { EmptyState, ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { changeNotification } from '../api/change-notification';
import { notificationsApi, useNotificationsQuery, type ListName } from '../api/notifications.api';
import { useSharedPoll } from '../hooks/use-shared-poll';
import { NotificationRow } from './notification-row';

/** How often the list is asked for while it is open. */
const listPollMs = 10_000;

interface NotificationListProps {
  userId: string;
  category: ListName;
  onOpen: (item: NotificationItem) => void;
}

export function NotificationList({ userId, category, onOpen }: NotificationListProps): ReactNode {
  const dispatch = useAppDispatch();
  const { currentData, error, isFetching, refetch } = useNotificationsQuery(category, {
    refetchOnMountOrArgChange: true,
  });
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  useSharedPoll({
    channel: `notifications:${userId}:${category}`,
    everyMs: listPollMs,
    ask: async () => (await refetch()).data,
    take: (items) => {
      if (Array.isArray(items))
        void dispatch(notificationsApi.util.upsertQueryData('notifications', category, items as NotificationItem[]));
    },
  });

  const change = async (kind: 'read' | 'delete', item: NotificationItem): Promise<void> => {
    setProblem(null);
    const text = await dispatch(changeNotification({ kind, item }));
    if (!text) return;
    setProblem({ id: item.id, text });
    // The list closes when the person goes where the notification leads.
    dispatch(showToast({ tone: 'bad', title: text }));
  };
  const open = (item: NotificationItem): void => {
    if (!item.is_read) void change('read', item);
    onOpen(item);
  };

  if (!currentData && isFetching) {
    return (
      <Loading label="Loading notifications">
        <RowSkeletons rows={3} height={84} />
      </Loading>
    );
  }
  if (!currentData)
    return (
      <ErrorPanel
        title="Notifications did not load"
        message={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (currentData.length === 0) {
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
      {currentData.map((item) => (
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
