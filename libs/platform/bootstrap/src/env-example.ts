import { ConfigModule, type EnvVariable } from '@crewcall/platform-config';

function lineOf({ name, about, optional, secret, default: fallback }: EnvVariable): string {
  const need = fallback === undefined && !optional ? 'Required.' : undefined;
  const comment = [about, need, secret ? 'Secret.' : undefined].filter(Boolean).join(' ');
  return `# ${comment}\n${need ? '' : '# '}${name}=${fallback ?? ''}\n`;
}

/** What the service reads from its environment, as a file to copy: what has a default is commented out. */
export function envExample(service: string): string {
  const variables = new Map(ConfigModule.describe().map((variable) => [variable.name, variable]));
  const head = `# Configuration of ${service}. Written by \`npm run generate\`; the declarations are in the code.\n`;
  return [head, ...[...variables.values()].map(lineOf)].join('\n');
}
