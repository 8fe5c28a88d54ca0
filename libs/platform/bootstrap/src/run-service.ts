import { Logger, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ConfigError, ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { DatabaseModule, type DatabaseModuleOptions } from '@crewcall/platform-database';
import { Metrics, ObservabilityModule, ServiceLogger } from '@crewcall/platform-observability';
import { createAdapter, createService } from './create-service.js';
import { describeInto } from './describe.js';
import { closeOnSignal } from './shutdown.js';

/** A task of the operator, run against the service's own modules: `node main.mjs <name> [arguments]`. */
export type Command = (app: INestApplicationContext, args: string[]) => Promise<void>;

export interface ServiceOptions {
  name: string;
  module: Type;
  /** For `migrate`, which needs the database and nothing else. */
  database?: DatabaseModuleOptions;
  commands?: Record<string, Command>;
  adapter?: () => FastifyAdapter;
}

async function serve({ name, module, adapter = createAdapter }: ServiceOptions): Promise<void> {
  const app = await createService(module, adapter());
  const { host, port, shutdownSeconds } = app.get(HttpConfig);
  closeOnSignal(app, shutdownSeconds);
  await app.get(Metrics).listen();
  await app.listen(port, host);
  new Logger(name).log(`Listening on ${host}:${port}`);
}

async function migrateOnly({ name, database }: ServiceOptions): Promise<void> {
  if (!database) return;
  @Module({
    imports: [
      // Nothing listens here, so any port will do.
      ConfigModule.forRoot([HttpConfig, DatabaseConfig], { PORT: '1', MIGRATE_ON_BOOT: 'true' }),
      ObservabilityModule.forRoot({ service: name }),
      DatabaseModule.forRoot(database),
    ],
  })
  class MigrationModule {}
  const app = await NestFactory.createApplicationContext(MigrationModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(ServiceLogger));
  await app.close();
}

async function runCommand(command: Command, module: Type, args: string[]): Promise<void> {
  const app = await NestFactory.createApplicationContext(module, { logger: ['error', 'warn'], abortOnError: false });
  await command(app, args);
  await app.close();
}

/**
 * The whole of a service's `main.ts`. Without arguments it serves; `migrate` applies migrations and ends;
 * `describe <folder>` writes what its API and its configuration are; any other word is one of the service's commands.
 */
export async function runService(options: ServiceOptions): Promise<void> {
  const [mode, ...args] = process.argv.slice(2);
  try {
    if (!mode) return await serve(options);
    if (mode === 'migrate') await migrateOnly(options);
    else if (mode === 'describe') await describeInto(args[0] ?? '.', options);
    else if (options.commands?.[mode]) await runCommand(options.commands[mode], options.module, args);
    else
      throw new Error(
        `${options.name} has no command “${mode}”. It knows: migrate, describe${knownCommands(options)}.`,
      );
    process.exit(0);
  } catch (error) {
    // A sentence for the person who started it; the stack only for a bug.
    const isForPeople = error instanceof ConfigError || mode !== undefined;
    const text =
      error instanceof Error ? (isForPeople ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${options.name} could not ${mode ? `do “${mode}”` : 'start'}. ${text}\n`);
    process.exit(1);
  }
}

const knownCommands = ({ commands = {} }: ServiceOptions): string =>
  Object.keys(commands)
    .map((name) => `, ${name}`)
    .join('');
