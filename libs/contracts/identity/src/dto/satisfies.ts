import { ValidateBy, type ValidationOptions } from 'class-validator';

/** A rule of the front door: the text to show, or null when the value will do. */
export type Rule = (value: unknown) => string | null;

/** Checks a field with the very function that the form in the browser uses, and refuses in its words. */
export function Satisfies(rule: Rule, options?: ValidationOptions): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => rule(value) === null,
    defaultMessage: (args?: { value: unknown }) => rule(args?.value) ?? '',
  };
  return ValidateBy({ name: 'satisfies', validator }, options);
}
