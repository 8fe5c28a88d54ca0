export * from './define-event.js';
export * from './event-envelope.dto.js';
export * from './max-characters.decorator.js';
export * from './page-query.dto.js';
export * from './report.dto.js';
export * from './satisfies.decorator.js';
export * from './trimmed.decorator.js';
export * from './upload-form.dto.js';
