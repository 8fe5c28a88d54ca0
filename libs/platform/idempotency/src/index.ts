export { idempotencyMigrations } from './idempotency.migrations.js';
export { IdempotencyModule } from './idempotency.module.js';
export { Idempotent } from './idempotent.decorator.js';
