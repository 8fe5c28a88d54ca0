import { PREVIEW_LENGTH } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class MessageSentPayload {
  @IsUUID()
  conversation_id!: string;

  @IsUUID()
  message_id!: string;

  @IsUUID()
  sender_id!: string;

  @IsUUID()
  recipient_id!: string;

  /** The beginning of the text; the text itself never leaves the service. One character more for the ellipsis. */
  @IsString()
  @MaxLength((PREVIEW_LENGTH + 1) * 2)
  preview!: string;

  /** When it took its place in the conversation; to be compared with `up_to` of a reading. */
  @IsOptional()
  @IsISO8601()
  sent_at?: string;
}

export class ConversationReadPayload {
  @IsUUID()
  conversation_id!: string;

  @IsUUID()
  reader_id!: string;

  @IsISO8601()
  up_to!: string;
}

/** A message was accepted; the subject is the message. */
export const messageSent = defineEvent({
  name: 'messaging.message-sent.v1',
  payload: MessageSentPayload,
  heardBy: ['notifications'],
});

/** A user opened a conversation; the subject is the conversation. */
export const conversationRead = defineEvent({
  name: 'messaging.conversation-read.v1',
  payload: ConversationReadPayload,
  heardBy: ['notifications'],
});
