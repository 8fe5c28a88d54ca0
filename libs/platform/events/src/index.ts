export { Consumes, type EventConsumer } from './consumes.decorator.js';
export { EventConsumers } from './event-consumers.js';
export { envelopeOf, type EventFacts, Events } from './events.js';
export { eventsMigrations } from './events.migrations.js';
export { EventsModule } from './events.module.js';
