import { useCallback, useSyncExternalStore } from 'react';
import type { MessageAttachmentRequest } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch, type AppDispatch } from '@crewcall/web-data-access';
import { messagesApi } from '../api/messages.api';
import { addMessage, liftConversation } from '../api/messages.cache';
import { newClientId } from '../model/client-id';
import { messageWords } from '../model/message-words';
import { outbox, type Pending } from '../model/outbox';

/** One after the other per conversation, so that messages arrive in the order in which they were written. */
const turns = new Map<string, Promise<void>>();

async function deliver(dispatch: AppDispatch, pending: Pending): Promise<void> {
  const { conversationId, clientId, content, attachment } = pending;
  const answer = await dispatch(
    messagesApi.endpoints.sendMessage.initiate({
      conversation_id: conversationId,
      client_id: clientId,
      ...(content && { content }),
      ...(attachment && { attachment }),
    }),
  );
  if (answer.data) {
    addMessage(dispatch, answer.data);
    liftConversation(dispatch, answer.data, false);
    return outbox.remove(conversationId, clientId);
  }
  outbox.put({ ...pending, state: 'failed' });
  dispatch(showToast({ tone: 'bad', ...messageWords.sendFailed }));
}

function enqueue(dispatch: AppDispatch, pending: Pending): void {
  outbox.put({ ...pending, state: 'sending' });
  const turn = (turns.get(pending.conversationId) ?? Promise.resolve()).then(() => deliver(dispatch, pending));
  turns.set(pending.conversationId, turn);
}

/** Sending shows at once; what did not arrive stays, to be sent again: under the same name, so never twice. */
export function useOutbox(conversationId: string) {
  const dispatch = useAppDispatch();
  const pending = useSyncExternalStore(outbox.watch, () => outbox.of(conversationId));
  const send = useCallback(
    (content: string, attachment?: MessageAttachmentRequest) =>
      enqueue(dispatch, {
        clientId: newClientId(),
        conversationId,
        content,
        ...(attachment && { attachment }),
        state: 'sending',
        createdAt: new Date().toISOString(),
      }),
    [dispatch, conversationId],
  );
  const retry = useCallback((message: Pending) => enqueue(dispatch, message), [dispatch]);
  return { pending, send, retry };
}
