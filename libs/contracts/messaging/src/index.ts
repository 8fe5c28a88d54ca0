export type * from './attachment.js';
export * from './attachment.rules.js';
export * from './live.rules.js';
export type * from './message.js';
export * from './message-limits.js';
export * from './message.routes.js';
export * from './message.rules.js';
export * from './messaging.error-codes.js';
export * from './messaging.permissions.js';
