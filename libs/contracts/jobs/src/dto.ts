export * from './dto/application-requests.dto.js';
export * from './dto/application.dto.js';
export * from './dto/job-list-query.dto.js';
export * from './dto/job.dto.js';
export * from './dto/save-job.dto.js';
export * from './events/application.events.js';
export * from './events/job.events.js';
export * from './events/rating.events.js';
