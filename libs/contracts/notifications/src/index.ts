export * from './notification.js';
export * from './notification.texts.js';
export * from './notifications.permissions.js';
export * from './notifications.routes.js';
