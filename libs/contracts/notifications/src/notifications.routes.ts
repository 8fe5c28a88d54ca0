import { pathSegment } from '@crewcall/contracts-core';

/** Paths of the notifications service. A function without an argument is the pattern a router takes. */
export const notificationRoutes = {
  list: '/api/notifications',
  unreadCount: '/api/notifications/unread-count',
  categoryCounts: '/api/notifications/category-counts',
  live: '/api/notifications/live',
  preferences: '/api/notifications/preferences',
  push: '/api/notifications/push',
  pushEnd: (id = ':id') => `/api/notifications/push/${pathSegment(id)}`,
  unsubscribe: '/api/notifications/unsubscribe',
  markAllRead: '/api/notifications/mark-all-read',
  markCategoryRead: (category = ':category') => `/api/notifications/mark-category-read/${pathSegment(category)}`,
  markRead: (id = ':id') => `/api/notifications/${pathSegment(id)}/read`,
  one: (id = ':id') => `/api/notifications/${pathSegment(id)}`,
} as const;
