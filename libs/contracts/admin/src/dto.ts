export * from './dto/analytics.dto.js';
export * from './dto/audit.dto.js';
export * from './dto/feedback.dto.js';
export * from './dto/feedback-desk.dto.js';
export * from './dto/moderation.dto.js';
export * from './dto/operations.dto.js';
export * from './events/feedback.events.js';
export * from './events/moderation.events.js';
