import type { MessageAttachmentRequest } from '@crewcall/contracts-messaging';
import { drafts, onSessionEnd } from '@crewcall/web-data-access';
import { OUTBOX } from './outbox-place';

/** A message on its way: shown at once, and again to be sent when it did not arrive. */
export interface Pending {
  clientId: string;
  /** Whose message it is. */
  userId: string;
  conversationId: string;
  content: string;
  attachment?: MessageAttachmentRequest;
  /** `failed` for want of an answer is sent again by itself; what was refused waits for the person. */
  state: 'sending' | 'failed' | 'refused';
  /** Why it was refused, in the words of the service. */
  reason?: string;
  createdAt: string;
}

const none: Pending[] = [];
let pending: Record<string, Pending[]> = {};
const watchers = new Set<() => void>();
const everything = (): Pending[] => Object.values(pending).flat();

const keyOf = (conversationId: string, userId: string): string => `${userId} ${conversationId}`;

function change({ conversationId, userId }: Pending, how: (of: Pending[]) => Pending[]): void {
  const key = keyOf(conversationId, userId);
  pending = { ...pending, [key]: how(pending[key] ?? none) };
  for (const watcher of watchers) watcher();
}

function keep(userId: string): void {
  const own = everything().filter((message) => message.userId === userId);
  if (own.length > 0) drafts.keep(userId, OUTBOX, own);
  else drafts.drop(userId, OUTBOX);
}

/**
 * Messages that the service has not confirmed, per conversation and author. Outlives the screen and, as drafts do, the
 * page; with the session it goes from memory.
 */
export const outbox = {
  of: (conversationId: string, userId: string): Pending[] => pending[keyOf(conversationId, userId)] ?? none,
  has: ({ clientId }: Pending): boolean => everything().some((message) => message.clientId === clientId),
  failedOf: (userId: string): Pending[] =>
    everything().filter((message) => message.userId === userId && message.state === 'failed'),
  put: (message: Pending): void => {
    change(message, (of) => [...of.filter(({ clientId }) => clientId !== message.clientId), message]);
    keep(message.userId);
  },
  remove: (conversationId: string, clientId: string): void => {
    const gone = everything().find((one) => one.conversationId === conversationId && one.clientId === clientId);
    if (!gone) return;
    change(gone, (of) => of.filter((message) => message !== gone));
    keep(gone.userId);
  },
  /** A user who deleted the conversation sends nothing of it any more. */
  removeAll: (conversationId: string): void =>
    everything()
      .filter((one) => one.conversationId === conversationId)
      .forEach(({ clientId }) => outbox.remove(conversationId, clientId)),
  /** Takes in what an earlier page of this person could not send. */
  restore: (userId: string): void => {
    const kept = drafts.read(userId, OUTBOX);
    const known = new Set(everything().map(({ clientId }) => clientId));
    for (const message of Array.isArray(kept) ? (kept as Pending[]) : [])
      if (!known.has(message.clientId))
        outbox.put({ ...message, userId, state: message.state === 'sending' ? 'failed' : message.state });
  },
  clear: (): void => {
    pending = {};
    for (const watcher of watchers) watcher();
  },
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

onSessionEnd(outbox.clear);
