export * from './events/message.events.js';
export * from './events/moderation.events.js';
