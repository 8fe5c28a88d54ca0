import type { NotificationPriority } from '@crewcall/contracts-core';

export type ToastTone = 'good' | 'bad' | 'info' | 'plain';

/** Where a toast's action leads: a path in the app, or a web address that opens in a new window. */
export interface ToastAction {
  label: string;
  to: string;
}

export interface Toast {
  id: string;
  tone: ToastTone;
  title: string;
  text?: string;
  action?: ToastAction;
  priority: NotificationPriority;
  /** Pushed by the live channel; anything else answers what the person did just now. */
  isLive: boolean;
  durationMs: number;
  /** How many alike arrived while this one waited or showed. */
  times: number;
}

/** Milliseconds a toast stays, by what it tells. */
export const toastDurations = { standard: 8_000, hired: 12_000, ratingReceived: 10_000, notification: 6_000 } as const;
