import type { LiveAttachment, LiveSender, NewMessagePayload } from '@crewcall/contracts-core';
import type { Message, MessageStatus } from '@crewcall/contracts-messaging';
import type { MessageRow } from './message.repository.js';
import type { Place } from '../conversations/conversation.policy.js';

/** How far the other side has come; zeros when either side wants no receipts. */
export interface Reach {
  delivered: number;
  read: number;
}

/** What the sender is called. */
export type Named = Pick<Place, 'firstName' | 'lastName' | 'companyName'>;

function statusOf({ senderId, number }: MessageRow, readerId: string, reach: Reach): MessageStatus {
  if (senderId !== readerId) return 'sent';
  if (number <= reach.read) return 'read';
  return number <= reach.delivered ? 'delivered' : 'sent';
}

/** A message as one of the two may see it: the sender's own name for it, and how far it has come, are the sender's alone. */
export const presentMessage = (
  row: MessageRow,
  readerId: string,
  reach: Reach,
  attachments: LiveAttachment[] = [],
): Message => ({
  id: row.id,
  conversation_id: row.conversationId,
  sender_id: row.senderId,
  content: row.content,
  created_at: row.createdAt.toISOString(),
  number: row.number,
  client_id: row.senderId === readerId ? row.clientId : null,
  status: statusOf(row, readerId, reach),
  attachments,
});

export function presentNewMessage(message: Message, sender: Named, forSender: boolean): NewMessagePayload {
  const { id, conversation_id, content, created_at, number, client_id, attachments } = message;
  return {
    message: { id, conversation_id, content, created_at, number, attachments, ...(forSender ? { client_id } : {}) },
    sender: nameOf(message.sender_id, sender),
  };
}

const nameOf = (id: string | null, { firstName, lastName, companyName }: Named): LiveSender => ({
  id,
  first_name: firstName,
  last_name: lastName,
  company_name: companyName,
});
