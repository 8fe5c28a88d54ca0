export * from './admin.permissions.js';
export * from './admin.routes.js';
export * from './analytics.js';
export * from './feedback.js';
export * from './feedback.rules.js';
