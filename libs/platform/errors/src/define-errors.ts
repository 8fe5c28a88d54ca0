import type { DeclaredError } from '@crewcall/contracts-core';
import { DomainError } from './domain.errors.js';

/** `retryAfterSeconds` when only the moment of the error knows it. */
export type DefinedError = new (retryAfterSeconds?: number) => DomainError;

type DefinedErrors<Declared> = { readonly [Key in keyof Declared & string as `${Capitalize<Key>}Error`]: DefinedError };

function define(name: string, { field, ...declared }: DeclaredError): DefinedError {
  const details = field ? [{ field, message: declared.message }] : undefined;
  const classes = {
    [name]: class extends DomainError {
      constructor(retryAfterSeconds = declared.retryAfterSeconds) {
        super({ ...declared, details, retryAfterSeconds });
      }
    },
  };
  return classes[name] as DefinedError;
}

/** A class for each declared error: `jobMissing` of a contract is `JobMissingError`. */
export function defineErrors<Declared extends Readonly<Record<string, DeclaredError>>>(
  declared: Declared,
): DefinedErrors<Declared> {
  const classes = Object.entries(declared).map(([key, error]) => {
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Error`;
    return [name, define(name, error)];
  });
  return Object.fromEntries(classes) as DefinedErrors<Declared>;
}
