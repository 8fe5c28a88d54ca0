import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A rule of the entry point: the text to show, or null when the value will do. The whole object helps rules that need a neighbour. */
export type Rule = (value: unknown, input: Record<string, unknown>) => string | null;

/** Checks a field with the very function that the form in the browser uses, and refuses in its words. */
export function Satisfies(rule: Rule): PropertyDecorator {
  const problemOf = (args?: ValidationArguments): string | null =>
    rule(args?.value, (args?.object ?? {}) as Record<string, unknown>);
  return ValidateBy({
    name: 'satisfies',
    validator: {
      validate: (_value: unknown, args?: ValidationArguments) => problemOf(args) === null,
      defaultMessage: (args?: ValidationArguments) => problemOf(args) ?? '',
    },
  });
}
