import type { GeneratorCallback, Tree } from '@nx/devkit';
import { tableCollisionOf } from './collisions.js';
import { Draft } from './draft.js';
import { findEvent, nameListener } from './known-events.js';
import { pairOf } from './names.js';
import { requireService } from './services.js';
import { registerTable, type Table } from './wiring.js';

export interface ProjectionSchema {
  service: string;
  things: string;
  event: string;
  singular?: string;
}

/** What a service keeps of another's things: a table where the newest version wins, and the consumer that fills it. */
export function projectionGenerator(tree: Tree, schema: ProjectionSchema): GeneratorCallback {
  const { service, things: plural, event: eventName, singular } = schema;
  const draft = new Draft(tree);
  requireService(draft, service);
  const { thing, things } = pairOf(plural, singular);
  const collision = tableCollisionOf(draft, service, { thing, things });
  if (collision) throw new Error(`${collision}. Choose another name.`);
  const event = findEvent(draft, eventName);
  const table: Table = { service, thing, things, timestamp: String(Date.now()) };
  const files = { thingFile: thing.kebab, thingsFile: things.kebab };
  draft.add('projection', { ...table, ...files, event: event.name, publisher: event.publisher });
  nameListener(draft, event, service);
  registerTable(draft, table);
  return draft.finished(
    'npm run generate   says in docs/events.md who hears it',
    `Add the columns that are needed to the migration, the entity and the repository.`,
  );
}
