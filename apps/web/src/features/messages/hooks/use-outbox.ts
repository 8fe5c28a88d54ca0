import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { MessageAttachmentRequest } from '@crewcall/contracts-messaging';
import {
  errorText,
  newUuid,
  isApiFailure,
  isFinal,
  onLiveOpen,
  selectUser,
  showToast,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
} from '@crewcall/web-data-access';
import { messagesApi } from '../api/messages.api';
import { addMessage, liftConversation } from '../api/messages-cache';
import { messageLabels } from '../model/message-labels';
import { outbox, type Pending } from '../model/outbox';

/** One after the other per conversation, so that messages arrive in the order in which they were written. */
const turns = new Map<string, Promise<void>>();

/** The service said no; without an answer, or with trouble of its own, it may say yes the next time. */
const isRejection = (error: unknown): boolean => isApiFailure(error) && isFinal(error.status);

async function deliver(dispatch: AppDispatch, pending: Pending): Promise<void> {
  const { conversationId, clientId, content, attachment } = pending;
  // Its author's session ended, or it arrived by another way.
  if (!outbox.has(pending)) return;
  const answer = await dispatch(
    messagesApi.endpoints.sendMessage.initiate({
      conversation_id: conversationId,
      client_id: clientId,
      ...(content && { content }),
      ...(attachment && { attachment }),
    }),
  );
  if (!outbox.has(pending)) return;
  if (answer.data) {
    liftConversation(dispatch, answer.data, false);
    await addMessage(dispatch, answer.data);
    return outbox.remove(conversationId, clientId);
  }
  outbox.put(
    isRejection(answer.error)
      ? { ...pending, state: 'refused', reason: errorText(answer.error, messageLabels.sendFailed.title) }
      : { ...pending, state: 'failed' },
  );
  dispatch(showToast({ tone: 'bad', ...messageLabels.sendFailed }));
}

function enqueue(dispatch: AppDispatch, { reason: _ofBefore, ...pending }: Pending): void {
  outbox.put({ ...pending, state: 'sending' });
  const turn = (turns.get(pending.conversationId) ?? Promise.resolve()).then(() => deliver(dispatch, pending));
  turns.set(pending.conversationId, turn);
}

/** Sends what an unreachable service did not take, once the line is back: under the same names, so never twice. */
export function useResending(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  useEffect(() => {
    if (!userId) return;
    const resend = (): void => outbox.failedOf(userId).forEach((message) => enqueue(dispatch, message));
    outbox.restore(userId);
    resend();
    window.addEventListener('online', resend);
    const stop = onLiveOpen(resend);
    return () => {
      window.removeEventListener('online', resend);
      stop();
    };
  }, [dispatch, userId]);
}

/** Sending shows at once; what did not arrive stays, to be sent again: under the same name, so never twice. */
export function useOutbox(conversationId: string, userId: string) {
  const dispatch = useAppDispatch();
  const pending = useSyncExternalStore(outbox.watch, () => outbox.of(conversationId, userId));
  const send = useCallback(
    (content: string, attachment?: MessageAttachmentRequest) =>
      enqueue(dispatch, {
        clientId: newUuid(),
        userId,
        conversationId,
        content,
        ...(attachment && { attachment }),
        state: 'sending',
        createdAt: new Date().toISOString(),
      }),
    [dispatch, conversationId, userId],
  );
  const retry = useCallback((message: Pending) => enqueue(dispatch, message), [dispatch]);
  const drop = useCallback(({ clientId }: Pending) => outbox.remove(conversationId, clientId), [conversationId]);
  return { pending, send, retry, drop };
}
