import type {
  ApplicationUpdatePayload,
  AttachmentUpdatePayload,
  AuthErrorPayload,
  BadgeCountsPayload,
  JobUpdatePayload,
  LiveMarks,
  MessageStatusPayload,
  NewMessagePayload,
  NewNotificationPayload,
  PresencePayload,
  RatingReceivedPayload,
  RatingRequestPayload,
  SessionEndedPayload,
  TypingPayload,
} from './live-payloads.js';

/** Where the live channel is, on the host of the page. */
export const LIVE_PATH = '/ws';

/** A socket that has not proven who it is by then is closed. */
export const LIVE_AUTHENTICATE_WITHIN_MS = 5000;

/** All of a person's sockets, on whichever replica they are, sit in one room. */
export const liveRoomOf = (userId: string): string => `user:${userId}`;

/** What the server pushes, by event name. */
export interface LivePayloads {
  new_message: NewMessagePayload;
  application_update: ApplicationUpdatePayload;
  job_update: JobUpdatePayload;
  rating_request: RatingRequestPayload;
  rating_received: RatingReceivedPayload;
  new_notification: NewNotificationPayload;
  badge_counts_update: BadgeCountsPayload;
  message_status: MessageStatusPayload;
  typing: TypingPayload;
  presence: PresencePayload;
  attachment_update: AttachmentUpdatePayload;
  session_ended: SessionEndedPayload;
  auth_error: AuthErrorPayload;
}

export type LiveEventName = keyof LivePayloads;

export type ServerToClientEvents = {
  [E in LiveEventName]: (payload: LivePayloads[E] & LiveMarks) => void;
};

/** The answer to `authenticate` once the socket is in its person's room. */
export interface Authenticated {
  user_id: string;
}

export interface ClientToServerEvents {
  /** Sent after every connect. The user id must be that of the token given in the handshake's `auth.token`. */
  authenticate: (claim: { userId: string }, done?: (answer: Authenticated) => void) => void;
}

/** One live event as it is kept for replay: a client that was away asks for everything after its last `seq`. */
export type LiveRecord = {
  [E in LiveEventName]: { seq: number; stream: string; event: E; payload: LivePayloads[E]; created_at: string };
}[LiveEventName];
