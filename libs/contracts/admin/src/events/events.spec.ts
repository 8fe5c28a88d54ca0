import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import * as door from '../dto.js';

const person = '0193f2a0-0000-7000-8000-000000000001';
const other = '0193f2a0-0000-7000-8000-000000000002';
const thing = '0193f2a0-0000-7000-8000-000000000003';

/** One payload of every event version as it was first told. They must go on parsing for ever. */
const examples: [EventDefinition, object][] = [
  [door.feedbackReceived, { type: 'malfunction', priority: 'high' }],
  [door.feedbackAnswered, { sender_id: person, response: 'Mended, thank you.' }],
  [
    door.moderationDecided,
    { case_id: thing, decision: 'removed', target: { kind: 'message', id: thing }, reporter_id: other },
  ],
];

const problemsOf = ({ payload }: EventDefinition, facts: object) =>
  validateSync(plainToInstance(payload, facts), { whitelist: true, forbidNonWhitelisted: true });

describe('events of the admin service', () => {
  it.each(examples)('$name still parses', (event, facts) => {
    expect(problemsOf(event, facts)).toEqual([]);
  });

  it('has an example of every event', () => {
    const declared = Object.values<unknown>(door).filter(
      (value): value is EventDefinition => typeof value === 'object' && value !== null && 'heardBy' in value,
    );
    expect(examples.map(([{ name }]) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  it.each(examples)('$name refuses an empty payload', (event) => {
    expect(problemsOf(event, {})).not.toEqual([]);
  });
});
