/** Reading what a stranger sent: each answers null for anything that is not what it should be. */
export type Item = Readonly<Record<string, unknown>>;

export const itemOf = (value: unknown): Item | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : null;

export const stringOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Numbers also where they are written as text. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** An id as text, whether it came as a number or as text. */
export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : null;
}

/** `dd/MM/yyyy` as `YYYY-MM-DD`. */
export function britishDayOf(value: unknown): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return day && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
