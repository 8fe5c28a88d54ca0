import type { DeclaredError, ErrorDeclaration } from '@crewcall/contracts-core';
import { DomainError } from './domain.errors.js';

/** `retryAfterSeconds` when only the moment of the error knows it; or the facts that the declaration makes it of. */
export type DefinedError<Declaration extends ErrorDeclaration = DeclaredError> = new (
  ...given: Declaration extends (...facts: infer Facts) => DeclaredError ? Facts : [retryAfterSeconds?: number]
) => DomainError;

type DefinedErrors<Declared extends Readonly<Record<string, ErrorDeclaration>>> = {
  readonly [Key in keyof Declared & string as `${Capitalize<Key>}Error`]: DefinedError<Declared[Key]>;
};

function define(name: string, declaration: ErrorDeclaration): DefinedError<(...facts: never[]) => DeclaredError> {
  const declaredOf =
    typeof declaration === 'function'
      ? declaration
      : (retryAfterSeconds = declaration.retryAfterSeconds) => ({ ...declaration, retryAfterSeconds });
  const classes = {
    [name]: class extends DomainError {
      constructor(...given: never[]) {
        const { field, message, ...declared } = declaredOf(...given);
        super({ details: field && [{ field, message }], message, ...declared });
      }
    },
  };
  return classes[name] as DefinedError<(...facts: never[]) => DeclaredError>;
}

/** A class for each declared error: `jobMissing` of a contract is `JobMissingError`. */
export function defineErrors<Declared extends Readonly<Record<string, ErrorDeclaration>>>(
  declared: Declared,
): DefinedErrors<Declared> {
  const classes = Object.entries(declared).map(([key, error]) => {
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Error`;
    return [name, define(name, error)];
  });
  return Object.fromEntries(classes) as DefinedErrors<Declared>;
}
