/** Two facts that let a client notice what it missed: the number is per user and stream, without gaps. */
export interface LiveMarks {
  seq?: number;
  stream?: string;
}

export type NotificationType =
  | 'new_message'
  | 'application_update'
  | 'job_update'
  | 'rating_request'
  | 'rating_received'
  | 'profile_view'
  | 'offer'
  | 'booking_update'
  | 'call_sheet'
  | 'timesheet'
  | 'availability'
  | 'system'
  /** The live channel's name for `system`; never stored. */
  | 'other';

export type NotificationPriority = 'urgent' | 'high' | 'normal' | 'low';

export interface NotificationItem {
  id: string;
  type: NotificationType;
  priority: NotificationPriority;
  title: string;
  message: string;
  is_read: boolean;
  /** An in-app path or an https address, see `isSafeActionUrl`. */
  action_url: string | null;
  created_at: string;
}

export interface CategoryCounts {
  messages: number;
  applications: number;
  jobs: number;
  ratings: number;
  /** Of the categories that count for the person's role, so for a freelancer without `jobs`. */
  total: number;
}

/** A person as a message shows them: the company name when there is no personal one. */
export interface LiveSender {
  id: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
}

/** A file that hangs on a message, with what the scanner and the moderator think of it. */
export interface LiveAttachment {
  id: string;
  original_filename: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
  scan_status: 'safe' | 'pending' | 'unsafe';
  moderation_status: 'approved' | 'pending' | 'rejected';
}

export interface NewMessagePayload {
  message: {
    id: string;
    conversation_id: string;
    content: string;
    created_at: string;
    /** Its place in the conversation. */
    number?: number;
    client_id?: string | null;
    attachments?: LiveAttachment[];
  };
  sender: LiveSender;
}

export type LiveApplicationStatus = 'applied' | 'reviewed' | 'shortlisted' | 'hired' | 'rejected' | 'withdrawn';

export interface ApplicationUpdatePayload {
  application: { id: string; job_id: string; job_title: string };
  status: LiveApplicationStatus;
}

/** A question or pencil of one's own moved; the client reads it again. */
export interface OfferUpdatePayload {
  offer: { id: string; job_id?: string; role: string };
  /** 'made', 'accepted', 'released', 'moved' … */
  what: string;
}

/** A booking of one's own was made, changed or cancelled: calendar and job pages read again. */
export interface BookingUpdatePayload {
  booking: { id: string; job_id: string; role: string };
  what: string;
}

/** Places of a job were filled or fell free: the page that shows them reads them again. */
export interface SlotUpdatePayload {
  job_id: string;
}

/** A call sheet of one's own was published, read or acknowledged; the client reads it again. */
export interface CallSheetUpdatePayload {
  /** Version 0 where it is about the call itself. */
  sheet: { call_id: string; version: number };
  what: string;
}

/** Something moved on the board of a job's applicants; the client reads it again. */
export interface ApplicantBoardUpdatePayload {
  job_id: string;
}

export interface JobUpdatePayload {
  job: { id: string; title: string; location: string; status?: string };
}

export interface RatingRequestPayload {
  request: { application_id: string; job_title: string };
}

export interface RatingReceivedPayload {
  rating: { application_id: string; job_title: string; rating: number; comment: string | null };
}

export interface NewNotificationPayload {
  notification: NotificationItem;
}

/** Says that counts changed; the client refetches, or takes these at once. */
export interface BadgeCountsPayload {
  counts: CategoryCounts & { unread: number };
}

/** How far one's messages have come: this one, and with it every earlier one of the conversation. */
export interface MessageStatusPayload {
  conversation_id: string;
  message_id: string;
  status: 'delivered' | 'read';
  /** The number of the message. */
  up_to?: number;
}

/**
 * Something of a conversation changed elsewhere: it was read, deleted or blocked in another tab, its other side left, or
 * a message of it was taken away.
 */
export interface ConversationUpdatePayload {
  conversation_id: string;
  /** Messages that read differently now. */
  message_ids?: string[];
  /** The recipient deleted it: messages up to this number are gone for them. */
  cleared_up_to?: number;
}

export interface TypingPayload {
  conversation_id: string;
  user_id: string;
  is_typing: boolean;
}

export interface PresencePayload {
  user_id: string;
  is_online: boolean;
}

export interface AttachmentUpdatePayload {
  attachment_id: string;
  message_id: string;
  conversation_id?: string;
  scan_status: 'safe' | 'pending' | 'unsafe';
  moderation_status: 'approved' | 'pending' | 'rejected';
}

export interface SessionEndedPayload {
  reason: 'signed_out' | 'expired' | 'suspended' | 'deleted';
}

export interface AuthErrorPayload {
  error: string;
  code: string;
}
