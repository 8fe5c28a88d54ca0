import { createHash } from 'node:crypto';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { DatabaseModule, MIGRATIONS } from '@crewcall/platform-database';
import type { Tables } from '@crewcall/testing-servers';
import { DataSource, type DataSourceOptions } from 'typeorm';

type Imported = Type | DynamicModule;
type Migrations = Extract<DataSourceOptions['migrations'], unknown[]>;

const importsOf = (imported: Imported): Imported[] =>
  'module' in imported
    ? [...((imported.imports ?? []) as Imported[]), ...importsOf(imported.module)]
    : ((Reflect.getMetadata('imports', imported) as Imported[] | undefined) ?? []);

const declared = (providers: Provider[] | undefined): Migrations | undefined => {
  const provider = providers?.find((each) => 'provide' in each && each.provide === MIGRATIONS);
  return provider && 'useValue' in provider ? (provider.useValue as Migrations) : undefined;
};

function migrationsOf(imported: Imported): Migrations {
  if ('module' in imported && imported.module === DatabaseModule) return declared(imported.providers) ?? [];
  for (const each of importsOf(imported)) {
    const migrations = migrationsOf(each);
    if (migrations.length) return migrations;
  }
  return [];
}

/** The tables that a service's own migrations bring; undefined for one that brings none. */
export function tablesOf(module: Type): Tables | undefined {
  const migrations = migrationsOf(module);
  if (!migrations.length) return undefined;
  const names = migrations.map((migration) => (typeof migration === 'string' ? migration : migration.name));
  return {
    key: createHash('sha256').update(names.join()).digest('hex').slice(0, 12),
    make: async (url) => {
      const dataSource = new DataSource({ type: 'postgres', url, migrations, migrationsTableName: 'migrations' });
      await dataSource.initialize();
      try {
        await dataSource.runMigrations({ transaction: 'each' });
      } finally {
        await dataSource.destroy();
      }
    },
  };
}
