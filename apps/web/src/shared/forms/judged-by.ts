import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

type Problems<Values extends FieldValues> = { [Field in FieldPath<Values>]?: string };

/**
 * Lets a form be judged by the same rules as the service: `problems` answers a text for each field that is wrong, one
 * inside another by its path.
 */
export function judgedBy<Values extends FieldValues>(
  problems: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
): Resolver<Values> {
  return async (values) => {
    const found = Object.entries(await problems(values)).filter(([, text]) => text);
    if (found.length === 0) return { values, errors: {} };
    const errors = {};
    for (const [field, message] of found) place(errors, field.split('.'), { type: 'rule', message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** The library has the same, but who only judges does without its code. */
function place(tree: Record<string, unknown>, [first = '', ...rest]: string[], error: object): void {
  if (rest.length) place((tree[first] ??= {}) as Record<string, unknown>, rest, error);
  else tree[first] = error;
}
