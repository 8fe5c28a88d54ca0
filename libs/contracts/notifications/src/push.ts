import type { StoredNotificationType } from './notification.js';

/** What is also pushed to devices whose owner wants it. */
export const pushTypes = [
  'offer',
  'booking_update',
  'call_sheet',
  'timesheet',
  'availability',
] as const satisfies readonly StoredNotificationType[];

export type PushType = (typeof pushTypes)[number];

export const isPushType = (type: StoredNotificationType): type is PushType =>
  pushTypes.some((pushed) => pushed === type);

export const pushLimits = {
  endpoint: 500,
  /** Devices of one person; the oldest makes room. */
  ends: 10,
} as const;

/** What a browser made when its owner said yes: where its push service takes messages, and for whom they are sealed. */
export interface SavePushEnd {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** On the lock screen no company is named, and no place. */
  is_discreet: boolean;
}

export interface PushEnd {
  id: string;
  endpoint: string;
  is_discreet: boolean;
  created_at: string;
}

export interface PushSettings {
  /** By which browsers know our messages; null where nothing is pushed. */
  public_key: string | null;
  ends: PushEnd[];
}

/** What a device is sent. */
export interface PushMessage {
  id: string;
  title: string;
  body: string;
  /** A path of ours. */
  url: string;
}

const discreet: Record<PushType, string> = {
  offer: 'News about an offer',
  booking_update: 'News about a booking',
  call_sheet: 'News about a call sheet',
  timesheet: 'News about your hours',
  availability: 'News about your calendar',
};

/** The words of a notification, or, for a lock screen that others see, what kind it is of. */
export const pushWords = (
  { type, title, message }: { type: PushType; title: string; message: string },
  isDiscreet: boolean,
): { title: string; body: string } =>
  isDiscreet ? { title: discreet[type], body: 'Open CrewCall to read it.' } : { title, body: message };
