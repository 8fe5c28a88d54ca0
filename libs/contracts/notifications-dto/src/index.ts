export * from './events/link.events.js';
export * from './notification.dto.js';
export * from './notifications-query.dto.js';
export * from './preferences.dto.js';
export * from './push.dto.js';
