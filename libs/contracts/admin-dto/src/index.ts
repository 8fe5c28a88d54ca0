export * from './analytics.dto.js';
export * from './audit.dto.js';
export * from './feedback.dto.js';
export * from './feedback-desk.dto.js';
export * from './moderation.dto.js';
export * from './operations.dto.js';
export * from './events/feedback.events.js';
export * from './events/moderation.events.js';
