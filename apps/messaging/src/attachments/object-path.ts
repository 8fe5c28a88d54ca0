/** Files as they come in, looked at by the scanner alone; files that passed. */
export const buckets = { quarantine: 'messages-quarantine', safe: 'messages-files' } as const;

const PATH = /^\/objects\/([0-9a-f-]{36})$/i;

export const objectPathOf = (id: string): string => `/objects/${id}`;

/** Null for anything but a path that we gave out. */
export const idInObjectPath = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/** The upload an address was given out for, by its ticket; whose it is says the database. */
export function idInUploadUrl(url: string): string | null {
  try {
    return /\/([0-9a-f-]{36})(?:\.[\w.-]+)?$/i.exec(new URL(url).pathname)?.[1] ?? null;
  } catch {
    return null;
  }
}
