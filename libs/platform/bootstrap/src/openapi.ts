import { writeFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Describes the API without starting anything: no database, no Redis. */
export async function writeOpenApi({ name, module }: { name: string; module: Type }, file: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const info = new DocumentBuilder().setTitle(`CrewCall ${name}`).setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, info, { autoTagControllers: true });
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}
