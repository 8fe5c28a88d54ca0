export { EventConsumers } from './event-consumers.service.js';
export { envelopeOf, type EventFacts, Events } from './events.service.js';
export { eventsMigrations } from './events.migrations.js';
export { inboxByWeek } from './inbox-by-week.js';
export { PendingChanges } from './pending-changes.service.js';
export { EventsModule } from './events.module.js';
export { WaitsFor } from './waits-for.decorator.js';
export { type EventHandler, OnEvent } from './on-event.decorator.js';
