import type { CategoryCounts, NotificationPriority, NotificationType, PageQuery, Role } from '@crewcall/contracts-core';

export type {
  CategoryCounts,
  LiveRecord,
  NotificationItem,
  NotificationPriority,
  NotificationType,
} from '@crewcall/contracts-core';

/** What is kept. The live channel's `other` is stored, and listed, as `system`. */
export type StoredNotificationType = Exclude<NotificationType, 'other'>;

export const notificationTypes = [
  'new_message',
  'application_update',
  'job_update',
  'rating_request',
  'rating_received',
  'profile_view',
  'offer',
  'booking_update',
  'call_sheet',
  'timesheet',
  'availability',
  'system',
] as const satisfies readonly StoredNotificationType[];

export const notificationPriorities = [
  'urgent',
  'high',
  'normal',
  'low',
] as const satisfies readonly NotificationPriority[];

export type NotificationCategory = keyof Omit<CategoryCounts, 'total'>;

export const notificationCategories = [
  'messages',
  'applications',
  'jobs',
  'ratings',
] as const satisfies readonly NotificationCategory[];

const categoryByType: Record<StoredNotificationType, NotificationCategory | null> = {
  new_message: 'messages',
  application_update: 'applications',
  job_update: 'jobs',
  rating_request: 'ratings',
  rating_received: 'ratings',
  profile_view: null,
  offer: 'applications',
  booking_update: 'applications',
  call_sheet: 'applications',
  timesheet: 'applications',
  availability: 'applications',
  system: null,
};

/** Null for what belongs to no category: it counts as unread and in no badge. */
export const categoryOf = (type: NotificationType): NotificationCategory | null =>
  type === 'other' ? null : categoryByType[type];

export const typesOfCategory = (category: NotificationCategory): StoredNotificationType[] =>
  notificationTypes.filter((type) => categoryByType[type] === category);

/** What a badge counts: crew have no jobs of their own, so theirs leaves `jobs` out. */
export const countedCategories = (role: Role): NotificationCategory[] =>
  notificationCategories.filter((category) => role !== 'freelancer' || category !== 'jobs');

export interface NotificationsQuery extends PageQuery {
  category?: NotificationCategory;
  /** Only what is not read yet. */
  unread?: boolean;
}

export interface UnreadCount {
  count: number;
}

/** How many notifications a bulk change touched. */
export interface ChangedCount {
  changed: number;
}

/** What a notification says before it is stored: the recipient's words, ready to show. */
export interface NotificationDraft {
  type: StoredNotificationType;
  priority: NotificationPriority;
  title: string;
  message: string;
  action_url: string | null;
  /** Mailed and pushed in quiet hours too, which being urgent alone is no reason for. */
  passes_quiet_hours?: boolean;
}
