export * from './dto/attachment.dto.js';
export * from './dto/conversation.dto.js';
export * from './dto/live-messages.dto.js';
export * from './dto/message.dto.js';
export * from './dto/message-queries.dto.js';
export * from './dto/message-requests.dto.js';
export * from './events/message.events.js';
export * from './events/moderation.events.js';
