export { idempotencyMigrations } from './idempotency.migrations.js';
export { IdempotencyModule } from './idempotency.module.js';
export { OncePerKey } from './once-per-key.service.js';
export { Idempotent } from './idempotent.decorator.js';
