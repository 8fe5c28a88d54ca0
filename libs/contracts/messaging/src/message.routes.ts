import { pathSegment } from '@crewcall/contracts-core';

/** Paths of messaging. A function without an argument is the pattern a router takes. */
export const conversationRoutes = {
  list: '/api/conversations',
  one: (id = ':id') => `/api/conversations/${pathSegment(id)}`,
  withPerson: (userId = ':userId') => `/api/conversations/with/${pathSegment(userId)}`,
  messages: (id = ':id') => `/api/conversations/${pathSegment(id)}/messages`,
  read: (id = ':id') => `/api/conversations/${pathSegment(id)}/read`,
  block: (id = ':id') => `/api/conversations/${pathSegment(id)}/block`,
} as const;

export const messageRoutes = {
  send: '/api/messages',
  bulk: '/api/messages/bulk',
  unreadCount: '/api/messages/unread-count',
  privacy: '/api/messages/privacy',
  live: '/api/messages/live',
  report: (id = ':id') => `/api/messages/${pathSegment(id)}/report`,
  attachments: (id = ':id') => `/api/messages/${pathSegment(id)}/attachments`,
} as const;

export const attachmentRoutes = {
  upload: '/api/objects/upload',
  file: (ticket = ':ticket') => `/api/objects/upload/${pathSegment(ticket)}`,
  create: '/api/attachments/create',
  download: (id = ':id') => `/api/files/download/${pathSegment(id)}`,
} as const;

/** Of a page of history: the number to ask for next as `before`; missing at the beginning of the conversation. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';
