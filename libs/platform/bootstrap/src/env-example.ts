import { writeFileSync } from 'node:fs';
import { ConfigModule, type EnvVariable } from '@crewcall/platform-config';

function lineOf({ name, about, optional, secret, default: fallback }: EnvVariable): string {
  const need = fallback === undefined && !optional ? 'Required.' : undefined;
  const comment = [about, need, secret ? 'Secret.' : undefined].filter(Boolean).join(' ');
  return `# ${comment}\n${need ? '' : '# '}${name}=${fallback ?? ''}\n`;
}

/** Writes what the service reads from its environment, as a file to copy: what has a default is commented out. */
export function writeEnvExample(service: string, file: string): void {
  const variables = new Map(ConfigModule.describe().map((variable) => [variable.name, variable]));
  const head = `# Configuration of ${service}. Written by \`npm run generate\`; the declarations are in the code.\n`;
  writeFileSync(file, [head, ...[...variables.values()].map(lineOf)].join('\n'));
}
