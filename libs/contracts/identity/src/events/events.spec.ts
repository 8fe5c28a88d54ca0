import 'reflect-metadata';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import * as door from '../dto.js';

const changed = {
  role: 'recruiter',
  display_name: 'Northlight',
  first_name: 'Ana',
  last_name: null,
  company_name: 'Northlight',
  avatar_url: null,
  visibility: 'public',
  mail_enabled: true,
};
const profile = {
  kind: 'freelancer',
  title: 'Rigger',
  location: 'Leeds',
  skills: ['Rigging'],
  experience_years: 4,
  availability: 'busy',
  completeness: 0.5,
};

/** One payload of every event version as it was first told. They must go on parsing for ever. */
const examples: [EventDefinition, object][] = [
  [door.userRegistered, { role: 'freelancer', display_name: 'Crew member', email: 'ana@example.org' }],
  [door.emailVerified, {}],
  [door.userChanged, changed],
  [door.userSuspended, { reason: 'Asked for money outside the product.' }],
  [door.userRestored, { reason: 'Cleared.' }],
  [door.userDeleted, { role: 'freelancer' }],
  [door.sessionsRevoked, { session_ids: ['0193f2a0-0000-7000-8000-000000000001'] }],
  [door.profileChanged, profile],
];

const problemsOf = ({ payload }: EventDefinition, facts: object) =>
  validateSync(plainToInstance(payload, facts), {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
  });

describe('events of the identity service', () => {
  it.each(examples)('$name still parses', (event, facts) => {
    expect(problemsOf(event, facts)).toEqual([]);
  });

  it.each(examples.filter(([, facts]) => Object.keys(facts).length))('$name refuses an empty payload', (event) => {
    expect(problemsOf(event, {})).not.toEqual([]);
  });

  it('has an example of every event', () => {
    const declared = Object.values<object>(door).filter((value): value is EventDefinition => 'heardBy' in value);
    expect(examples.map(([{ name }]) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
  });
});
