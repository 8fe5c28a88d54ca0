import type { LiveAttachment, PageQuery, Role } from '@crewcall/contracts-core';

/** How the other side of a conversation is shown. The address is null unless the caller may see it. */
export interface OtherUser {
  id: string;
  role: Role;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  /** The name to show; null once the account is deleted. */
  display_name: string | null;
  avatar_url: string | null;
  /** Set once the account is deleted; the conversation is read-only from then on. */
  deleted_at: string | null;
}

/** The latest message as the list of conversations shows it. */
export interface LastMessage {
  preview: string;
  sender_id: string | null;
  created_at: string;
}

export interface Conversation {
  id: string;
  last_message_at: string | null;
  otherUser: OtherUser;
  last_message: LastMessage | null;
  /** Messages of the other side that the caller has not read. */
  unread_count: number;
  /** The caller has read up to this number. */
  read_up_to: number;
  /** The caller wants no messages from the other side. Whether the other side does is not told. */
  is_blocked: boolean;
}

/** The person a user is about to write to, and the conversation the two have already. */
export interface Correspondence {
  person: OtherUser;
  conversation: Conversation | null;
}

export type Attachment = LiveAttachment;
export type ScanStatus = Attachment['scan_status'];
export type ModerationStatus = Attachment['moderation_status'];

/** How far a message has come; only its sender is told more than `sent`. */
export type MessageStatus = 'sent' | 'delivered' | 'read';

export interface Message {
  id: string;
  conversation_id: string;
  /** Null for an erased account: then it was the other party. */
  sender_id: string | null;
  content: string;
  created_at: string;
  /** Its place in the conversation, the same for both sides; growing, not without gaps after a deletion. */
  number: number;
  /** The name its sender's client gave it, to its sender alone. */
  client_id: string | null;
  status: MessageStatus;
  attachments: Attachment[];
}

/** A conversation's answer to its first message of a request. */
export interface StartedConversation extends Conversation {
  message: Message;
}

export interface StartConversationRequest {
  userTwoId: string;
  initialMessage: string;
  client_id?: string;
}

export interface MessageAttachmentRequest {
  path: string;
  name?: string;
  size?: number;
  type?: string;
}

export interface SendMessageRequest {
  conversation_id: string;
  content?: string;
  /** The same name a second time is the same message: chosen by the client, a UUID. */
  client_id?: string;
  attachment?: MessageAttachmentRequest | null;
}

/** One text to many people, each in the conversation of the two. */
export interface BulkMessageRequest {
  recipient_ids: string[];
  /** `{first name}` is filled in. */
  content: string;
  /** Of all these messages: sent again with it, who was written to is not written to twice. */
  client_id: string;
}

export interface BulkMessageResult {
  done: string[];
  skipped: { recipient_id: string; reason: string }[];
}

export interface ConversationListQuery extends PageQuery {
  /** Part of a name or of the latest message. */
  search?: string;
}

export interface MessageListQuery {
  /** Only messages with a smaller number. */
  before?: number;
  limit?: number;
  /** `false` looks without marking anything as read. */
  mark_read?: 'true' | 'false';
}

export interface MarkReadRequest {
  /** Read up to this number; everything there is when missing. */
  up_to?: number;
}

export interface UnreadMessages {
  count: number;
}

export interface ReportMessageRequest {
  reason: string;
}

/** What a person lets others see of them. Switching one off hides both: theirs, and the others' from them. */
export interface MessagePrivacy {
  shows_receipts: boolean;
  shows_typing: boolean;
  shows_presence: boolean;
}
