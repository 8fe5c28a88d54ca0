/** What sort of error it is; the services' one filter maps it to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'unprocessable'
  | 'limited'
  | 'unavailable';

/** An error as a contract declares it. */
export interface DeclaredError {
  code: string;
  kind: ErrorKind;
  /** What a person may read. */
  message: string;
  /** The entry of a form that it is about. */
  field?: string;
  /** What a program needs besides; else the field with its words. */
  details?: unknown;
  /** When it is worth another try. */
  retryAfterSeconds?: number;
}

/** Of one whose words depend on what is known when it happens, what makes it of that. */
export type ErrorDeclaration = DeclaredError | ((...facts: never[]) => DeclaredError);

/** One broken rule of an input. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The body of every answer that is not a success, from every service and from the gateway itself. */
export interface ErrorBody {
  /** What a person may read. */
  error: string;
  /** What a program branches on; upper case, never changes its meaning. */
  code: string;
  /** Also in the `X-Request-Id` header; the support desk finds the logs with it. */
  request_id: string;
  /** For VALIDATION_FAILED the broken rules, else whatever the code documents. */
  details?: FieldProblem[] | Record<string, unknown>;
}

export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
