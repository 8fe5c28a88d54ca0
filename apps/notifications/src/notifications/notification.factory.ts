import { newId } from '@crewcall/platform-database';
import { NotificationEntity } from './notification.entity.js';

/** An unread hire, unless told otherwise. */
export const buildNotification = (overrides: Partial<NotificationEntity> = {}): NotificationEntity =>
  Object.assign(new NotificationEntity(), {
    id: newId(),
    recipientId: newId(),
    eventId: newId(),
    type: 'application_update',
    priority: 'urgent',
    title: 'You’re hired!',
    message: 'Meridian Events hired you for FOH engineer. Well done!',
    actionUrl: '/dashboard?tab=jobs',
    passesQuietHours: false,
    isRead: false,
    mail: 'none',
    booked: null,
    sheet: null,
    offered: null,
    found: null,
    firstNameOf: null,
    createdAt: new Date(),
    ...overrides,
  } satisfies NotificationEntity);
