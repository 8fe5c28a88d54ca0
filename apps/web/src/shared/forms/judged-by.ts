import { type FieldErrors, type FieldPath, type FieldValues, type Resolver, set } from 'react-hook-form';

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
    const errors: FieldErrors<Values> = {};
    for (const [field, message] of found) set(errors, field, { type: 'rule', message });
    return { values: {}, errors };
  };
}
