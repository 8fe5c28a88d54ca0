import { Draft } from './draft.js';
import { addExport, append } from './edits.js';
import { nameOf } from './names.js';
import { requireService } from './services.js';
import { filesOf } from './templates.js';

const EXAMPLE_ID = '0193f2a0-0000-7000-8000-000000000001';

/** The declaration of an event, and the example payload that must go on parsing. */
export function event(root: string, [service = '', name = '']: string[]): Draft {
  requireService(root, service);
  const told = nameOf(name);
  if (!name.includes('-')) {
    throw new Error(`An event is named for what happened to what, such as job-paused; “${name}” is one word only.`);
  }
  const draft = new Draft(root);
  const values = { service, event: told };
  const src = `libs/contracts/${service}/src`;
  const example = `[door.${told.camel}, { user_id: '${EXAMPLE_ID}' }]`;
  if (declares(draft, `${src}/events/events.spec.ts`, told.camel))
    throw new Error(`${service} tells ${told.camel} already. A changed payload is its next version, beside the first.`);
  draft.add(filesOf(root, 'event', values));
  if (!draft.has(`${src}/events/events.spec.ts`)) draft.add(filesOf(root, 'events-spec', values));
  const line = `export * from './events/${told.kebab}.events.js';`;
  draft.change(`${src}/dto.ts`, line, (source) => addExport(source, line));
  draft.change(`${src}/events/events.spec.ts`, example, (source) =>
    append(source, { call: 'describeEvents', argument: 2 }, example),
  );
  return draft;
}

/** Every event has an example, so the examples tell which there are. */
const declares = (draft: Draft, spec: string, name: string): boolean =>
  draft.has(spec) && new RegExp(`\\bdoor\\.${name}\\b`).test(draft.read(spec));
