import { isWebAddress, profileTexts } from '@crewcall/contracts-identity';

/** What a text field shows for a value that may be missing, and back: an emptied field clears the value. */
export const shown = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
export const cleared = (text: string): string | null => text.trim() || null;

/** What is wrong with those of the fields that should be addresses. */
export const webAddressProblems = <Field extends string>(
  values: Record<Field, string>,
  ...fields: Field[]
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields
      .filter((field) => values[field].trim() !== '' && !isWebAddress(values[field].trim()))
      .map((field) => [field, profileTexts.url]),
  ) as Partial<Record<Field, string>>;
