import { notificationTexts, type NotificationItem } from '@crewcall/contracts-notifications';
import { baseApi, type AppDispatch, type AppState } from '@crewcall/web-data-access';
import { listedUnder, notificationLists, notificationsApi, type ListName } from './notifications.api';

export const changeTexts = {
  read: notificationTexts.markReadFailed,
  readAll: notificationTexts.markAllReadFailed,
  delete: notificationTexts.deleteFailed,
} as const;

export type NotificationChange =
  | { kind: 'read'; item: NotificationItem }
  | { kind: 'delete'; item: NotificationItem }
  | { kind: 'readAll'; category: ListName };

/** Shows the change at once; when the service refuses, puts everything back and answers the words to show. */
export const changeNotification =
  (change: NotificationChange) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<string | null> => {
    const cleared = clearedBy(change, getState());
    const patches = [
      ...notificationLists.map((list) =>
        dispatch(notificationsApi.util.updateQueryData('notifications', list, (items) => applied(items, change))),
      ),
      dispatch(
        notificationsApi.util.updateQueryData('unreadCount', undefined, (count) => Math.max(0, count - cleared)),
      ),
    ];
    if (await send(dispatch, change)) {
      if (cleared > 0) dispatch(baseApi.util.invalidateTags(['Counts']));
      return null;
    }
    for (const patch of patches) patch.undo();
    return changeTexts[change.kind];
  };

/** How many unread ones it leaves fewer. */
function clearedBy(change: NotificationChange, state: AppState): number {
  if (change.kind !== 'readAll') return change.item.is_read ? 0 : 1;
  const { unreadCount, categoryCounts } = notificationsApi.endpoints;
  if (change.category === 'all') return unreadCount.select()(state).data ?? 0;
  return categoryCounts.select()(state).data?.[change.category] ?? 0;
}

function applied(items: NotificationItem[], change: NotificationChange): NotificationItem[] {
  if (change.kind === 'delete') return items.filter(({ id }) => id !== change.item.id);
  const isMeant = (item: NotificationItem): boolean =>
    change.kind === 'read' ? item.id === change.item.id : listedUnder(change.category, item);
  return items.map((item) => (isMeant(item) ? { ...item, is_read: true } : item));
}

async function send(dispatch: AppDispatch, change: NotificationChange): Promise<boolean> {
  const { markNotificationRead, markAllNotificationsRead, markCategoryRead, deleteNotification } =
    notificationsApi.endpoints;
  if (change.kind === 'read') return !(await dispatch(markNotificationRead.initiate(change.item.id))).error;
  if (change.kind === 'delete') return !(await dispatch(deleteNotification.initiate(change.item.id))).error;
  if (change.category === 'all') return !(await dispatch(markAllNotificationsRead.initiate())).error;
  return !(await dispatch(markCategoryRead.initiate(change.category))).error;
}
