/** What a text field shows for a value that may be missing, and back: an emptied field clears the value. */
export const shown = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
export const cleared = (text: string): string | null => text.trim() || null;
