export * from './notification.js';
export * from './notification.texts.js';
export * from './notifications.error-codes.js';
export * from './notifications.permissions.js';
export * from './notifications.routes.js';
export * from './preference.js';
export * from './push.js';
export * from './quiet-hours.rules.js';
