import 'reflect-metadata';
import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** An event and one payload of it as it was first published: it must go on parsing for ever. */
export type EventExample = [event: EventDefinition, facts: object];

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'heardBy' in value;

const problemsOf = ({ payload }: EventDefinition, facts: object) =>
  validateSync(plainToInstance(payload, facts), {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
  });

/** The specs of a contract's events. `contract` is all that its `dto` exports: an event of it without an example fails. */
export function describeEvents(scope: string, contract: object, examples: EventExample[]): void {
  describe(`events of the ${scope} service`, () => {
    it.each(examples)('$name still parses', (event, facts) => {
      expect(problemsOf(event, facts)).toEqual([]);
    });

    it.each(examples.filter(([, facts]) => Object.keys(facts).length))('$name refuses an empty payload', (event) => {
      expect(problemsOf(event, {})).not.toEqual([]);
    });

    it('has an example of every event', () => {
      const declared = Object.values(contract).filter(isEvent);
      expect(examples.map(([{ name }]) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
    });
  });
}
export { fieldsOf, textFieldsOf } from './text-fields.js';
