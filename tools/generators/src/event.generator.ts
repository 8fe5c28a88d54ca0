import type { GeneratorCallback, Tree } from '@nx/devkit';
import { Draft } from './draft.js';
import { addExport, append } from './edits.js';
import { nameOf } from './names.js';
import { requireService } from './services.js';

export interface EventSchema {
  service: string;
  event: string;
}

const EXAMPLE_ID = '0193f2a0-0000-7000-8000-000000000001';

/** Every event has an example, so the examples say which there are. */
const declares = (draft: Draft, spec: string, name: string): boolean =>
  draft.has(spec) && new RegExp(`\\bcontract\\.${name}\\b`).test(draft.read(spec));

/** The declaration of an event, and the example payload that must go on parsing. */
export function eventGenerator(tree: Tree, { service, event: name }: EventSchema): GeneratorCallback {
  const draft = new Draft(tree);
  requireService(draft, service);
  const event = nameOf(name);
  if (!name.includes('-')) {
    throw new Error(`An event is named for what happened to what, such as job-paused; “${name}” is one word only.`);
  }
  const src = `libs/contracts/${service}-dto/src`;
  const spec = `${src}/events/events.spec.ts`;
  if (declares(draft, spec, event.camel))
    throw new Error(
      `${service} publishes ${event.camel} already. A changed payload is its next version, beside the first.`,
    );
  const values = { service, event, eventFile: event.kebab };
  draft.add('event', values);
  if (!draft.has(spec)) draft.add('events-spec', values);
  const line = `export * from './events/${event.kebab}.events.js';`;
  draft.change(`${src}/index.ts`, line, (source) => addExport(source, line));
  const example = `[contract.${event.camel}, { user_id: '${EXAMPLE_ID}' }]`;
  draft.change(spec, example, (source) => append(source, { call: 'describeEvents', argument: 2 }, example));
  return draft.finished(
    'npm run generate   adds it to docs/events.md',
    'Publish it inside the transaction of the change.',
    `Hear it: npx nx g @crewcall/tools:consumer <service> <feature> ${name} <effect>`,
  );
}
