const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stays text, between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(LINE_SEPARATORS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
