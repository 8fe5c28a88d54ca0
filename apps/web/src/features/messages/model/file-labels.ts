/** `412 KB`, `1.4 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export const kindOf = (fileName: string): string => (/\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? 'file').toUpperCase();
