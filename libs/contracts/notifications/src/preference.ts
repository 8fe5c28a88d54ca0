import { type StoredNotificationType } from './notification.js';

/** When a notification is also mailed: at once, with the others at 09:00 in London, or never. */
export const mailModes = ['instant', 'digest', 'off'] as const;
export type MailMode = (typeof mailModes)[number];

export interface NotificationPreference {
  type: StoredNotificationType;
  /** Off: it is kept in the list as read, and disturbs no user. */
  in_app: boolean;
  mail: MailMode;
}

export interface NotificationPreferences {
  types: NotificationPreference[];
  /** No mail but of urgent cover that may pass between these times of day in London, `HH:MM`; both or neither. */
  quiet_from: string | null;
  quiet_to: string | null;
}

export type SaveNotificationPreferences = Partial<NotificationPreferences>;

const mailByDefault: Record<StoredNotificationType, MailMode> = {
  new_message: 'instant',
  application_update: 'instant',
  job_update: 'digest',
  rating_request: 'instant',
  rating_received: 'instant',
  profile_view: 'off',
  offer: 'instant',
  booking_update: 'instant',
  call_sheet: 'instant',
  timesheet: 'instant',
  availability: 'digest',
  system: 'off',
};

/** What holds for a type until the person has said otherwise. */
export const defaultPreference = (type: StoredNotificationType): NotificationPreference => ({
  type,
  in_app: true,
  mail: mailByDefault[type],
});

/** A message is mailed only when it is still unread after this time. */
export const MESSAGE_MAIL_AFTER_MS = 10 * 60_000;

/** The hour of the daily digest, Europe/London. */
export const DIGEST_HOUR = 9;
