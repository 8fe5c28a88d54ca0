import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
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

interface Described {
  name: string;
  module: Type;
}

/**
 * Writes what a service reads from its environment (`.env.example`) and, where it has an API, what that is
 * (`openapi.json`). Nothing is started for it: no database, no Redis.
 */
export async function describeInto(folder: string, service: Described): Promise<void> {
  writeFileSync(path.join(folder, '.env.example'), envExample(service.name));
  const document = await openApiOf(service);
  const hasApi = Object.keys(document.paths).some((address) => address.startsWith('/api/'));
  if (hasApi) writeFileSync(path.join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
}

async function openApiOf({ name, module }: Described): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const info = new DocumentBuilder().setTitle(`CrewCall ${name}`).setVersion('1').addBearerAuth().build();
  return SwaggerModule.createDocument(app, info, { autoTagControllers: true });
}
