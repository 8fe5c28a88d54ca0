export function fingerprint(places: string[]): string;
export function whenChanged(
  what: { stamp: string; outputs: string[]; inputs: string[] },
  build: () => Promise<void> | void,
): Promise<boolean>;
