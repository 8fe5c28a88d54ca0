import type { MessageAttachmentRequest } from '@crewcall/contracts-messaging';

/** A message on its way: shown at once, and again to be sent when it did not arrive. */
export interface Pending {
  clientId: string;
  conversationId: string;
  content: string;
  attachment?: MessageAttachmentRequest;
  state: 'sending' | 'failed';
  createdAt: string;
}

const none: Pending[] = [];
let pending: Record<string, Pending[]> = {};
const watchers = new Set<() => void>();

function change(conversationId: string, how: (of: Pending[]) => Pending[]): void {
  pending = { ...pending, [conversationId]: how(pending[conversationId] ?? none) };
  for (const watcher of watchers) watcher();
}

/** Messages that the service has not confirmed, per conversation. Outlives the screen, not the page. */
export const outbox = {
  of: (conversationId: string): Pending[] => pending[conversationId] ?? none,
  put: (message: Pending): void =>
    change(message.conversationId, (of) => [...of.filter(({ clientId }) => clientId !== message.clientId), message]),
  remove: (conversationId: string, clientId: string): void =>
    change(conversationId, (of) => of.filter((message) => message.clientId !== clientId)),
  clear: (): void => {
    pending = {};
    for (const watcher of watchers) watcher();
  },
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
