import { notificationTexts, type NotificationItem } from '@crewcall/contracts-notifications';
import { baseApi, type AppDispatch, type AppState } from '@crewcall/web-data-access';
import { notificationsApi } from './notifications.api';

export const changeTexts = {
  read: notificationTexts.markReadFailed,
  readAll: notificationTexts.markAllReadFailed,
  delete: notificationTexts.deleteFailed,
} as const;

export type NotificationChange = { kind: 'read' | 'delete'; id: string } | { kind: 'readAll' };

/** Shows the change at once; when the service refuses, puts everything back and answers the words to show. */
export const changeNotification =
  (change: NotificationChange) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<string | null> => {
    const list = notificationsApi.endpoints.notifications.select()(getState()).data ?? [];
    const cleared = list.filter((item) => !item.is_read && (change.kind === 'readAll' || item.id === change.id)).length;
    const patches = [
      dispatch(notificationsApi.util.updateQueryData('notifications', undefined, (items) => applied(items, change))),
      dispatch(
        notificationsApi.util.updateQueryData('unreadCount', undefined, (count) =>
          change.kind === 'readAll' ? 0 : Math.max(0, count - cleared),
        ),
      ),
    ];
    if (await send(dispatch, change)) {
      if (cleared > 0) dispatch(baseApi.util.invalidateTags(['Counts']));
      return null;
    }
    for (const patch of patches) patch.undo();
    return changeTexts[change.kind];
  };

function applied(items: NotificationItem[], change: NotificationChange): NotificationItem[] {
  if (change.kind === 'delete') return items.filter(({ id }) => id !== change.id);
  return items.map((item) => (change.kind === 'readAll' || item.id === change.id ? { ...item, is_read: true } : item));
}

async function send(dispatch: AppDispatch, change: NotificationChange): Promise<boolean> {
  const { markRead, markAllRead, deleteNotification } = notificationsApi.endpoints;
  if (change.kind === 'readAll') return !(await dispatch(markAllRead.initiate())).error;
  if (change.kind === 'read') return !(await dispatch(markRead.initiate(change.id))).error;
  return !(await dispatch(deleteNotification.initiate(change.id))).error;
}
