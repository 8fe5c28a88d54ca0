export * from './dto/analytics.dto.js';
export * from './dto/feedback.dto.js';
export * from './events/feedback.events.js';
export * from './events/moderation.events.js';
