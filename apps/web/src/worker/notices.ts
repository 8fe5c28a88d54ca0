import type { PushMessage } from '@crewcall/contracts-notifications';
import type { WorkerClickEvent, WorkerPushEvent, WorkerScope } from './worker-scope';

/** A browser insists that each message is shown; of one that cannot be read this much is known. */
const unread: PushMessage = { id: 'unread', title: 'News on CrewCall', body: 'Open CrewCall to read it.', url: '/' };

function messageIn({ data }: WorkerPushEvent): PushMessage {
  try {
    const { id, title, body, url } = data?.json() as Record<string, unknown>;
    const words = [id, title, body, url].every((word) => typeof word === 'string');
    return words ? ({ id, title, body, url } as PushMessage) : unread;
  } catch {
    return unread;
  }
}

/** The same message shows once, however often it comes. */
export function showNotice({ registration }: Pick<WorkerScope, 'registration'>, event: WorkerPushEvent): Promise<void> {
  const { id, title, body, url } = messageIn(event);
  const icon = '/icons/icon-192.png';
  return registration.showNotification(title, { body, icon, tag: id, data: { url }, lang: 'en-GB' });
}

/** A page of ours and no other address: the window that shows it already, or a new one, so that nothing typed is lost. */
export async function openNotice(
  { clients }: Pick<WorkerScope, 'clients'>,
  { notification }: WorkerClickEvent,
): Promise<void> {
  notification.close();
  const { url } = (notification.data ?? {}) as Partial<PushMessage>;
  const wanted = new URL(url ?? '/', location.origin);
  const page = wanted.origin === location.origin ? wanted.href : location.origin;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === page);
  await (shown ? shown.focus() : clients.openWindow(page));
}
