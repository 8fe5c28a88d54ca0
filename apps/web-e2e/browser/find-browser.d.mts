export const args: string[];
export function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
