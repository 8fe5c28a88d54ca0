import type { UserEvent } from '@testing-library/user-event';

/** At the end of what is in the field, all at once: for a form that a test only has to fill on its way. */
export async function pasteInto(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text);
}
