import { pathSegment } from '@crewcall/contracts-core';

/** Paths of one’s own calendar, of calendars in and out, and of who is free. A function without an argument is the pattern a router takes. */
export const calendarRoutes = {
  calendar: '/api/calendar',
  calendarBlocks: '/api/calendar/blocks',
  calendarBlock: (id = ':id') => `/api/calendar/blocks/${pathSegment(id)}`,
  calendarUndo: '/api/calendar/undo',
  calendarPattern: '/api/calendar/pattern',
  calendarSharing: '/api/calendar/sharing',
  availability: (userId = ':userId') => `/api/availability/${pathSegment(userId)}`,
  checkAvailability: '/api/availability/check',
  feeds: '/api/feeds',
  feedSources: '/api/feed-sources',
  feedSource: (id = ':id') => `/api/feed-sources/${pathSegment(id)}`,
  feedFile: (file = ':file') => `/ical/${pathSegment(file)}`,
} as const;
