import { PREVIEW_LENGTH } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsISO8601, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';

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

export class MessageRemovedPayload {
  @IsUUID()
  conversation_id!: string;

  /** Whose conversation it is. */
  @ArrayMaxSize(2)
  @IsUUID(undefined, { each: true })
  people!: string[];

  /** Of the preview that was told when it was sent, in hex: what was taken away is not told again. */
  @Matches(/^[0-9a-f]{64}$/)
  was_sha256!: string;

  /** Reads in its place. */
  @IsString()
  @MaxLength((PREVIEW_LENGTH + 1) * 2)
  preview!: string;
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

/** An administrator took the words of a message away; the subject is the message. */
export const messageRemoved = defineEvent({
  name: 'messaging.message-removed.v1',
  payload: MessageRemovedPayload,
  heardBy: ['notifications'],
});
