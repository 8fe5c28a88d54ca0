export const root: string;
export function bundle(
  entries: Record<string, string>,
  outDir: string,
  options?: { hasPackages?: boolean },
): Promise<void>;
