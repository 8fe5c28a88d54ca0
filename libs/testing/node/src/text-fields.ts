import 'reflect-metadata';
import type { PayloadClass } from '@crewcall/contracts-core/dto';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

const closed = ['isUuid', 'isIn', 'isIso8601', 'isInt', 'isBoolean', 'isNumber'];

/** The fields of a payload, and of what it holds: 'people.role'. */
export const fieldsOf = (payload: PayloadClass): string[] => read(payload, () => true);

/** Those of them that take words which no list closes. */
export const textFieldsOf = (payload: PayloadClass): string[] => read(payload, isOpen);

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

function isOpen(rules: readonly Rule[]): boolean {
  // Of lists, what holds for each is a rule of its own.
  const told = rules.flatMap(({ name }) => name ?? []).filter((name) => name !== 'isArray');
  return !told.some((name) => closed.includes(name));
}

function read(payload: PayloadClass, isWanted: (rules: readonly Rule[]) => boolean): string[] {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(payload, '', false, false);
  const names = [...new Set(metadata.map(({ propertyName }) => propertyName))];
  return names
    .flatMap((name) => {
      const rules = metadata.filter(({ propertyName }) => propertyName === name);
      if (rules.some(({ type }) => type === 'nestedValidation'))
        return read(classOf(payload, name), isWanted).map((inner) => `${name}.${inner}`);
      return isWanted(rules) ? [name] : [];
    })
    .sort();
}

/** Made by what turns a message into a payload, which knows its class. */
function classOf(payload: PayloadClass, name: string): PayloadClass {
  const made = plainToInstance(payload, { [name]: [{}] }) as Record<string, object[]>;
  return made[name]?.[0]?.constructor as PayloadClass;
}
