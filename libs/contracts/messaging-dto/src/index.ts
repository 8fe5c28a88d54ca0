export * from './attachment.dto.js';
export * from './conversation.dto.js';
export * from './live-messages.dto.js';
export * from './message.dto.js';
export * from './message-queries.dto.js';
export * from './message-requests.dto.js';
export * from './events/message.events.js';
export * from './events/moderation.events.js';
