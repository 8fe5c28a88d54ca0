export const PREVIEW_LENGTH = 80;

/** At most 80 characters of a user's text, with an ellipsis when there was more. Counts characters, so no emoji is cut in half. */
export function previewOf(text: string): string {
  // Two code units at most per character: enough to see whether there is an 81st, whatever the length of the text.
  const characters = [...text.slice(0, (PREVIEW_LENGTH + 1) * 2)];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : text;
}
