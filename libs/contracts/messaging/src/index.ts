export * from './live.rules.js';
export * from './message.js';
export * from './messaging.permissions.js';
