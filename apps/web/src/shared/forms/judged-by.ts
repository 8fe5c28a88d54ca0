import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Problems<Values> = Partial<Record<keyof Values, string>>;

/** Lets a form be judged by the same rules as the service: `problems` answers a text for each field that is wrong. */
export function judgedBy<Values extends FieldValues>(
  problems: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
): Resolver<Values> {
  return async (values) => {
    const found = Object.entries(await problems(values)).filter(([, text]) => text);
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
