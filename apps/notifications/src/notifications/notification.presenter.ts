import type { NotificationItem } from '@crewcall/contracts-notifications';
import type { NotificationEntity } from './notification.entity.js';

export const presentNotification = (notification: NotificationEntity): NotificationItem => ({
  id: notification.id,
  type: notification.type,
  priority: notification.priority,
  title: notification.title,
  message: notification.message,
  is_read: notification.isRead,
  action_url: notification.actionUrl,
  created_at: notification.createdAt.toISOString(),
});
