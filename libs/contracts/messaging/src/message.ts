import type { Role } from '@crewcall/contracts-core';

/** How the other side of a conversation is shown. The address is null unless the caller may see it. */
export interface OtherUser {
  id: string;
  role: Role;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  /** Set once the account is deleted; the conversation is read-only from then on. */
  deleted_at: string | null;
}

export interface Conversation {
  id: string;
  last_message_at: string | null;
  otherUser: OtherUser;
}

export type ScanStatus = 'safe' | 'pending' | 'unsafe';
export type ModerationStatus = 'approved' | 'pending' | 'rejected';

export interface Attachment {
  id: string;
  original_filename: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
  scan_status: ScanStatus;
  moderation_status: ModerationStatus;
}

export interface Message {
  id: string;
  conversation_id: string;
  /** Null for an erased account: then it was the other party. */
  sender_id: string | null;
  content: string;
  created_at: string;
  attachments: Attachment[];
}

export const messageLimits = {
  /** Characters at which the counter turns amber; sending still works. */
  counter: 1000,
  /** Characters the service takes at most. */
  content: 10_000,
  attachmentBytes: 5 * 1024 * 1024,
} as const;
