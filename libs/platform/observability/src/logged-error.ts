/** What is worth a line of whatever was thrown: what broke and where, never whom it was about. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  /** Of a database error: which rule, not which values broke it. */
  constraint?: string;
  table?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/** Causes of causes, and errors of one error. */
const MOST = 5;

// Drivers and mail servers quote what they were given.
const MAIL_ADDRESS = /[^\s"'<>()[\]{},;:=/@]{1,64}@[^\s"'<>()[\]{},;:=/@]{1,255}/g;
/** Postgres quotes the value it could not read. */
const QUOTED_VALUE = /(invalid input (?:syntax|value) for [^:\n]*: )"[^\n]*"/g;

export const withoutPersonalData = (text: string): string =>
  text.replace(MAIL_ADDRESS, '[address]').replace(QUOTED_VALUE, '$1"[value]"');

/** Anything with a message, as an error of another realm is no instance of this one's. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && typeof (value as { message?: unknown }).message === 'string';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * An error as it may be logged. Drivers hang statements with their parameters, rows and mails onto their errors:
 * only what is named here is taken.
 */
export function loggedErrorOf(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: withoutPersonalData(String(error)) };
  const { code, constraint, table, errors } = error as Error &
    Record<'code' | 'constraint' | 'table' | 'errors', unknown>;
  const goesOn = depth < MOST;
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    stack: error.stack && withoutPersonalData(error.stack),
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    cause: goesOn && error.cause !== undefined ? loggedErrorOf(error.cause, depth + 1) : undefined,
    errors:
      goesOn && Array.isArray(errors) ? errors.slice(0, MOST).map((one) => loggedErrorOf(one, depth + 1)) : undefined,
  };
}
