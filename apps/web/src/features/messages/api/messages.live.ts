import type { NewMessagePayload } from '@crewcall/contracts-core';
import type { Message } from '@crewcall/contracts-messaging';
import { baseApi, onLive, selectUser, sendLive } from '@crewcall/web-data-access';
import { outbox } from '../model/outbox';
import { liveSignals } from '../model/signals';
import { unreadMessagesApi } from './unread-messages.api';
import { addMessage, changeAttachment, forgetUpTo, liftConversation, raiseStatus } from './messages-cache';

/** Many messages that arrive together are told to have arrived once. */
const deliveredWithinMs = 300;
const arrived = new Map<string, number>();
let telling: ReturnType<typeof setTimeout> | undefined;

function sendDelivered(conversationId: string, upTo: number): void {
  arrived.set(conversationId, Math.max(upTo, arrived.get(conversationId) ?? 0));
  telling ??= setTimeout(() => {
    telling = undefined;
    for (const [conversation_id, up_to] of arrived) sendLive('delivered', { conversation_id, up_to });
    arrived.clear();
  }, deliveredWithinMs);
}

const messageIn = ({ message, sender }: NewMessagePayload): Message => ({
  id: message.id,
  conversation_id: message.conversation_id,
  sender_id: sender.id,
  content: message.content,
  created_at: message.created_at,
  number: message.number ?? 0,
  client_id: message.client_id ?? null,
  status: 'sent',
  attachments: message.attachments ?? [],
});

// Heard from the moment the feature's code is here; before that there is nothing of it in the cache.
onLive('new_message', (payload, { dispatch, getState }) => {
  const message = messageIn(payload);
  void addMessage(dispatch, message);
  liftConversation(dispatch, message, true);
  liveSignals.setTyping(message.conversation_id, false);
  sendDelivered(message.conversation_id, message.number);
  const userId = selectUser(getState())?.id;
  if (userId) dispatch(unreadMessagesApi.util.updateQueryData('unreadMessages', userId, (count) => count + 1));
});
onLive('own_message', (payload, { dispatch }) => {
  const message = messageIn(payload);
  void addMessage(dispatch, message);
  liftConversation(dispatch, message, false);
  if (message.client_id) outbox.remove(message.conversation_id, message.client_id);
});
onLive('message_status', ({ conversation_id, status, up_to = 0 }, { dispatch, getState }) =>
  raiseStatus(dispatch, conversation_id, selectUser(getState())?.id, { status, upTo: up_to }),
);
onLive('conversation_update', ({ conversation_id: id, message_ids, cleared_up_to }, { dispatch }) => {
  if (cleared_up_to !== undefined) void forgetUpTo(dispatch, id, cleared_up_to);
  const tags = [id, 'LIST', 'UNREAD'].map((of) => ({ type: 'Conversation' as const, id: of }));
  dispatch(baseApi.util.invalidateTags([...tags, ...(message_ids ? [{ type: 'Message' as const, id }] : [])]));
});
onLive('attachment_update', ({ conversation_id, message_id, attachment_id, ...states }, { dispatch }) => {
  changeAttachment(dispatch, conversation_id ?? '', message_id, ({ attachments }) => {
    const attachment = attachments.find(({ id }) => id === attachment_id);
    if (attachment) {
      attachment.scan_status = states.scan_status;
      attachment.moderation_status = states.moderation_status;
    }
    return attachment !== undefined;
  });
});
onLive('typing', ({ conversation_id, is_typing }) => liveSignals.setTyping(conversation_id, is_typing));
onLive('presence', ({ user_id, is_online }) => liveSignals.setOnline(user_id, is_online));
