/** A LIKE pattern that matches the text itself anywhere: what a visitor types is never a wildcard. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
