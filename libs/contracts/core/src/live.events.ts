import type {
  ApplicantBoardUpdatePayload,
  ApplicationUpdatePayload,
  AttachmentUpdatePayload,
  AuthErrorPayload,
  BadgeCountsPayload,
  BookingUpdatePayload,
  CallSheetUpdatePayload,
  ConversationUpdatePayload,
  JobUpdatePayload,
  LiveMarks,
  MessageStatusPayload,
  NewMessagePayload,
  NewNotificationPayload,
  OfferUpdatePayload,
  PresencePayload,
  RatingReceivedPayload,
  RatingRequestPayload,
  SessionEndedPayload,
  SlotUpdatePayload,
  TypingPayload,
} from './live-payloads.js';

/** Where the live channel is, on the host of the page. */
export const LIVE_PATH = '/ws';

/** A socket that has not proven who it is by then is closed. */
export const LIVE_AUTHENTICATE_WITHIN_MS = 5000;

/** What a WebSocket is closed with when it does not prove, or no longer proves, whose it is. */
export const LIVE_UNAUTHENTICATED = 4401;

/**
 * When a client that lost its connection tries again: soon, and then after twice as long up to the most, each time a
 * random half more or less, so that not every client comes at once.
 */
export const LIVE_RECONNECT = { firstMs: 500, mostMs: 5000 } as const;

/** Most events that one answer of a replay holds: behind a full one there may be more, so lists are loaded again. */
export const LIVE_REPLAY_MAX = 200;

/** All of a person's sockets, on whichever replica they are, sit in one room. */
export const liveRoomOf = (userId: string): string => `user:${userId}`;

/** The sockets of all who look at a job's page. */
export const liveJobRoomOf = (jobId: string): string => `job:${jobId}`;

/** What the server pushes, by event name. */
export interface LivePayloads {
  new_message: NewMessagePayload;
  application_update: ApplicationUpdatePayload;
  job_update: JobUpdatePayload;
  offer_update: OfferUpdatePayload;
  booking_update: BookingUpdatePayload;
  /** To all who look at the job, without a number: it is never replayed, a page reads again when it reconnects. */
  slot_update: SlotUpdatePayload;
  call_sheet_update: CallSheetUpdatePayload;
  applicant_board_update: ApplicantBoardUpdatePayload;
  rating_request: RatingRequestPayload;
  rating_received: RatingReceivedPayload;
  new_notification: NewNotificationPayload;
  badge_counts_update: BadgeCountsPayload;
  /** One's own message, for one's other tabs. */
  own_message: NewMessagePayload;
  message_status: MessageStatusPayload;
  conversation_update: ConversationUpdatePayload;
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

/** The answer to `watch_job` once what is told of that job reaches the socket. */
export interface WatchedJob {
  job_id: string | null;
}

export interface ClientToServerEvents {
  /** Sent after every connect. The user id must be that of the token given in the handshake's `auth.token`. */
  authenticate: (claim: { userId: string }, done?: (answer: Authenticated) => void) => void;
  /** Writing, or no longer: told to the other side of the conversation unless either side wants no such signals. */
  typing: (payload: { conversation_id: string; is_typing: boolean }) => void;
  /** This client has the messages of the conversation up to that number. */
  delivered: (payload: { conversation_id: string; up_to: number }) => void;
  /** Tells, now and whenever it changes, whether the other side of this conversation is there; null stops it. */
  watch_presence: (watched: { conversation_id: string | null }) => void;
  /** Tells when places of this job are filled or fall free; null stops it. */
  watch_job: (watched: WatchedJob, done?: (answer: WatchedJob) => void) => void;
}

/** One live event as it is kept for replay: a client that was away asks for everything after its last `seq`. */
export type LiveRecord = {
  [E in LiveEventName]: { seq: number; stream: string; event: E; payload: LivePayloads[E]; created_at: string };
}[LiveEventName];
