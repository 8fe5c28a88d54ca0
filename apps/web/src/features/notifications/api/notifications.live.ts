import type { NotificationItem, Role } from '@crewcall/contracts-core';
import {
  baseApi,
  onLive,
  selectUser,
  showToast,
  type AppDispatch,
  type LiveContext,
  type NewToast,
} from '@crewcall/web-data-access';
import type { liveToasts } from '../model/live-toasts';
import { listedUnder, notificationLists, notificationsApi } from './notifications.api';

/** Many tabs and many people hear of a change together; they do not all ask at the same moment. */
const refetchWithinMs = 2_000;

let refetching: ReturnType<typeof setTimeout> | undefined;

function refetchCountsSoon(dispatch: AppDispatch): void {
  clearTimeout(refetching);
  refetching = setTimeout(() => dispatch(baseApi.util.invalidateTags(['Counts'])), Math.random() * refetchWithinMs);
}

function addToList(dispatch: AppDispatch, notification: NotificationItem): void {
  for (const list of notificationLists.filter((name) => listedUnder(name, notification)))
    dispatch(
      notificationsApi.util.updateQueryData('notifications', list, (items) =>
        items.some(({ id }) => id === notification.id) ? undefined : [notification, ...items],
      ),
    );
  if (!notification.is_read)
    dispatch(notificationsApi.util.updateQueryData('unreadCount', undefined, (count) => count + 1));
}

function roleIn({ getState }: LiveContext): Role {
  return selectUser(getState())?.role ?? 'freelancer';
}

type Words = typeof liveToasts;

/** Its words come with the first event. Where the network is gone by then, it stands in the bell. */
async function showLive(dispatch: AppDispatch, say: (words: Words) => NewToast): Promise<void> {
  const { liveToasts: words } = await import('../model/live-toasts');
  dispatch(showToast({ isLive: true, ...say(words) }));
}

/** Tells it in a toast, unless it is old, and has the open list ask for the row that came with it. */
function tell({ dispatch, isLate }: LiveContext, say: (words: Words) => NewToast, isListed = true): void {
  if (!isLate) showLive(dispatch, say).catch(() => undefined);
  if (isListed) dispatch(baseApi.util.invalidateTags(['Notification']));
}

/** A user who has the conversation before them needs no toast of what comes in there. */
const isLookedAt = (conversationId: string): boolean =>
  !document.hidden && new URLSearchParams(location.search).get('conversation') === conversationId;

/** Starts showing live events as toasts and keeping the bell and its counts in step with them. */
export function followNotifications(): () => void {
  const stops = [
    onLive('new_message', (payload, context) => {
      if (!isLookedAt(payload.message.conversation_id)) tell(context, (words) => words.message(payload));
    }),
    onLive('application_update', (payload, context) =>
      tell(context, (words) => words.application(payload, roleIn(context))),
    ),
    onLive('job_update', (payload, context) => tell(context, (words) => words.job(payload))),
    onLive('rating_request', (payload, context) =>
      tell(context, (words) => words.ratingRequest(payload, roleIn(context))),
    ),
    onLive('rating_received', (payload, context) => tell(context, (words) => words.ratingReceived(payload))),
    onLive('new_notification', (payload, context) => {
      addToList(context.dispatch, payload.notification);
      tell(context, (words) => words.notification(payload), false);
    }),
    onLive('badge_counts_update', ({ counts }, { dispatch }) => {
      const { unread, ...categories } = counts;
      void dispatch(notificationsApi.util.upsertQueryData('unreadCount', undefined, unread));
      void dispatch(notificationsApi.util.upsertQueryData('categoryCounts', undefined, categories));
      refetchCountsSoon(dispatch);
    }),
  ];
  return () => {
    clearTimeout(refetching);
    for (const stop of stops) stop();
  };
}
