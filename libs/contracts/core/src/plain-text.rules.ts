// Control characters break mails and log lines, a NUL byte or half a surrogate pair cannot even be stored.
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

export const isPlainLine = (value: string): boolean => LINE.test(value);

/** Tabs and line ends are text. */
export const isPlainText = (value: string): boolean => TEXT.test(value);

/** `{first name}`, in whatever case and spacing it was typed. */
export const withFirstName = (text: string, firstName: string | null): string =>
  text.replace(/\{\s*first[ _]?name\s*\}/gi, () => firstName ?? 'there');
