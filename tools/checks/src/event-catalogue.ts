import 'reflect-metadata';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import * as admin from '@crewcall/contracts-admin/dto';
import * as bookings from '@crewcall/contracts-bookings/dto';
import * as identity from '@crewcall/contracts-identity/dto';
import * as jobs from '@crewcall/contracts-jobs/dto';
import * as messaging from '@crewcall/contracts-messaging/dto';
import * as notifications from '@crewcall/contracts-notifications/dto';
import { getMetadataStorage } from 'class-validator';

const contracts: Record<string, object> = { identity, jobs, bookings, messaging, notifications, admin };

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'heardBy' in value && 'payload' in value && 'name' in value;

/** Every event that a contract declares, by name. */
function declaredEvents(): EventDefinition[] {
  const all = Object.values(contracts).flatMap((contract) => Object.values(contract).filter(isEvent));
  return [...new Map(all.map((event) => [event.name, event])).values()].sort((a, b) => a.name.localeCompare(b.name));
}

function fieldsOf({ payload }: EventDefinition): string {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(payload, '', false, false);
  const optional = new Set(
    metadata.filter(({ type }) => type === 'conditionalValidation').map(({ propertyName }) => propertyName),
  );
  const names = [...new Set(metadata.map(({ propertyName }) => propertyName))];
  return names.map((name) => `${name}${optional.has(name) ? '?' : ''}`).join(', ') || '–';
}

/** docs/events.md, from the declarations themselves. */
export function eventCatalogue(): string {
  const rows = declaredEvents().map(
    (event) => `| ${event.name} | ${fieldsOf(event)} | ${event.heardBy.join(', ') || '–'} |`,
  );
  return [
    '# Events between services',
    '',
    'Written by `npm run generate` from the declarations in `libs/contracts/*-dto/src/events`; do not edit.',
    '',
    'Every event travels in the same envelope: `id` (UUIDv7), `name`, `occurred_at` (ISO, UTC), `actor_id` (or null), `request_id`,',
    '`subject_id`, `version` (of the subject; in a projection the last one wins) and `payload`. Ids and facts, never entities.',
    '',
    '| name | payload | heard by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
