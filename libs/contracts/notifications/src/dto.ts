export * from './dto/notification.dto.js';
export * from './dto/notifications-query.dto.js';
export * from './dto/preferences.dto.js';
