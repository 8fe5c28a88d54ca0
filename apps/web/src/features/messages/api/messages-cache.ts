import type { Conversation, Message, MessageStatus } from '@crewcall/contracts-messaging';
import { previewOf } from '@crewcall/contracts-core';
import { baseApi, type AppDispatch, type Listed } from '@crewcall/web-data-access';
import { messagesApi } from './messages.api';

const order: MessageStatus[] = ['sent', 'delivered', 'read'];

/**
 * Puts a message where it belongs in the history that is on the screen, once, whichever way it came. Settled when it
 * stays there: a read of the history that began before the message may answer without it.
 */
export async function addMessage(dispatch: AppDispatch, message: Message): Promise<void> {
  putMessage(dispatch, message);
  const reading = dispatch(messagesApi.util.getRunningQueryThunk('history', message.conversation_id));
  if (!reading) return;
  await reading;
  putMessage(dispatch, message);
}

function putMessage(dispatch: AppDispatch, message: Message): void {
  dispatch(
    messagesApi.util.updateQueryData('history', message.conversation_id, ({ pages }) => {
      const [newest] = pages;
      if (!newest || pages.some((page) => page.some(({ id }) => id === message.id))) return;
      const at = newest.findIndex(({ number }) => number < message.number);
      newest.splice(at === -1 ? newest.length : at, 0, message);
    }),
  );
}

/** How far the history that is here goes. */
export const newestNumber = (dispatch: AppDispatch, conversationId: string): number =>
  dispatch(
    (_dispatch, getState) =>
      messagesApi.endpoints.history.select(conversationId)(getState()).data?.pages[0]?.[0]?.number ?? 0,
  );

/** Deleted for this person: what comes later is the whole of it. A read that is under way may still answer with the old. */
export async function forgetUpTo(dispatch: AppDispatch, conversationId: string, upTo: number): Promise<void> {
  const forget = (): unknown =>
    dispatch(
      messagesApi.util.updateQueryData('history', conversationId, (history) => {
        history.pages = [history.pages.flat().filter(({ number }) => number > upTo)];
        history.pageParams = [null];
      }),
    );
  forget();
  const reading = dispatch(messagesApi.util.getRunningQueryThunk('history', conversationId));
  if (!reading) return;
  await reading;
  forget();
}

/** One's own messages up to that number have come so far; never back. */
export function raiseStatus(
  dispatch: AppDispatch,
  conversationId: string,
  userId: string | undefined,
  { status, upTo }: { status: MessageStatus; upTo: number },
): void {
  dispatch(
    messagesApi.util.updateQueryData('history', conversationId, ({ pages }) => {
      for (const message of pages.flat()) {
        const isMine = message.sender_id === userId && message.number <= upTo;
        if (isMine && order.indexOf(message.status) < order.indexOf(status)) message.status = status;
      }
    }),
  );
}

export function changeAttachment(
  dispatch: AppDispatch,
  conversationId: string,
  messageId: string,
  change: (message: Message) => boolean,
): void {
  let isKnown = false;
  dispatch(
    messagesApi.util.updateQueryData('history', conversationId, ({ pages }) => {
      const message = pages.flat().find(({ id }) => id === messageId);
      isKnown = message !== undefined && change(message);
    }),
  );
  if (!isKnown) dispatch(baseApi.util.invalidateTags([{ type: 'Message', id: conversationId }]));
}

/** The list, and what searches found in it. */
function changeLists(dispatch: AppDispatch, change: (pages: Listed<Conversation>[], search: string) => void): void {
  dispatch((_dispatch, getState) => {
    for (const search of messagesApi.util.selectCachedArgsForQuery(getState(), 'conversations'))
      dispatch(messagesApi.util.updateQueryData('conversations', search, ({ pages }) => change(pages, search)));
  });
}

/** The conversation goes to the top of the list; one that is not on it makes the list ask again. */
export function liftConversation(dispatch: AppDispatch, message: Message, isUnread: boolean): void {
  let isKnown = false;
  const lift = (conversation: Conversation): Conversation => ({
    ...conversation,
    last_message_at: message.created_at,
    last_message: {
      preview: previewOf(message.content),
      sender_id: message.sender_id,
      created_at: message.created_at,
    },
    unread_count: conversation.unread_count + (isUnread ? 1 : 0),
  });
  changeLists(dispatch, (pages, search) => {
    for (const page of pages) {
      const at = page.items.findIndex(({ id }) => id === message.conversation_id);
      if (at === -1) continue;
      isKnown ||= search === '';
      const [conversation] = page.items.splice(at, 1);
      if (conversation) pages[0]?.items.unshift(lift(conversation));
      return;
    }
  });
  if (!isKnown) dispatch(baseApi.util.invalidateTags([{ type: 'Conversation', id: 'LIST' }]));
}

/** Opened here: nothing of it is unread any more, before the service has said so. */
export function showRead(dispatch: AppDispatch, conversationId: string, upTo: number): void {
  const read = (conversation: Conversation): void => {
    conversation.unread_count = 0;
    conversation.read_up_to = Math.max(conversation.read_up_to, upTo);
  };
  dispatch(messagesApi.util.updateQueryData('conversation', conversationId, read));
  changeLists(dispatch, (pages) => {
    for (const { items } of pages) items.filter(({ id }) => id === conversationId).forEach(read);
  });
}
