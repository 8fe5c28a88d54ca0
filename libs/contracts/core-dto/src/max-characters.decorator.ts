import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isLongerThan } from '@crewcall/contracts-core';

/** A text of so many characters at most, counted as its reader counts them. */
export const MaxCharacters = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && !isLongerThan(value, max),
        defaultMessage: () => `$property must be at most ${max} characters long.`,
      },
    },
    options,
  );
