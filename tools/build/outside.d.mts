export function askingPackage(warnings: { message: string; moduleName?: string }[]): string | undefined;
