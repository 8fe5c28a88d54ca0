import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { envExample } from './env-example.js';

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
