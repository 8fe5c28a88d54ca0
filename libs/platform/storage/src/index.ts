export { dispositionOf, type DownloadOptions, Storage, type StoredObject } from './storage.service.js';
export { StorageConfig } from './storage.config.js';
export { ObjectMissingError, ObjectTooLargeError, StorageUnavailableError } from './storage.errors.js';
export { StorageModule } from './storage.module.js';
export { UploadTickets } from './upload-tickets.service.js';
