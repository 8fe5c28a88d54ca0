import type { GeneratorCallback, Tree } from '@nx/devkit';
import { collisionOf } from './collisions.js';
import { Draft } from './draft.js';
import { addExport, append, isTaken } from './edits.js';
import { pairOf } from './names.js';
import { requireService } from './services.js';
import { register, registerTable, type Table } from './wiring.js';

export interface SliceSchema {
  service: string;
  things: string;
  singular?: string;
}

/** A create is idempotent, so the service needs the table of keys. */
function requireIdempotency(draft: Draft, { service }: Table): void {
  const file = `apps/${service}/src/app.module.ts`;
  if (isTaken(draft.read(file), 'IdempotencyModule')) return;
  const statement = "import { idempotencyMigrations, IdempotencyModule } from '@crewcall/platform-idempotency';";
  register(draft, file, 'migrations', '...idempotencyMigrations', statement);
  register(draft, file, 'imports', 'IdempotencyModule', statement);
}

/** Exports from both entries of the contract, and says who may. */
function publish(draft: Draft, { service, thing, things }: Table): void {
  const src = `libs/contracts/${service}/src`;
  const open = (folder: string, line: string): void =>
    draft.change(`${folder}/index.ts`, line, (source) => addExport(source, line));
  open(src, `export type * from './${things.kebab}/${thing.kebab}.js';`);
  for (const role of ['error-codes', 'routes', 'rules'])
    open(src, `export * from './${things.kebab}/${thing.kebab}.${role}.js';`);
  open(`libs/contracts/${service}-dto/src`, `export * from './${thing.kebab}.dto.js';`);
  for (const action of ['create', 'read', 'remove']) {
    const row = `'${thing.kebab}:${action}': 'signed-in'`;
    draft.change(`${src}/${service}.permissions.ts`, row, (source) =>
      append(source, { call: 'definePermissions', argument: 0 }, row),
    );
  }
}

function route(draft: Draft, { service, things }: Table): void {
  const file = 'apps/gateway/src/routing/routing-table.ts';
  const path = `/api/${things.kebab}`;
  if (draft.read(file).includes(`'${path}/*'`))
    throw new Error(`${path} is another’s already (${file}). Choose another name.`);
  const row = `{ path: '${path}/*', to: '${service}' }`;
  draft.change(file, row, (source) =>
    append(source, { variable: 'routes' }, row, (other) => other.includes(`to: '${service}'`)),
  );
}

/** Whether the service hears that an account was deleted. */
const forgetsAccounts = (draft: Draft, service: string): boolean =>
  new RegExp(`userDeleted = defineEvent\\([\\s\\S]*?heardBy: \\[[^\\]]*'${service}'`).test(
    draft.sourcesBelow('libs/contracts/identity-dto/src/events'),
  );

/** A feature slice in a service, from the table to the public path. */
export function sliceGenerator(tree: Tree, { service, things: plural, singular }: SliceSchema): GeneratorCallback {
  const draft = new Draft(tree);
  requireService(draft, service);
  const { thing, things } = pairOf(plural, singular);
  const collision = collisionOf(draft, service, { thing, things });
  if (collision) throw new Error(`${collision}. Choose another name.`);
  const table: Table = { service, thing, things, timestamp: String(Date.now()) };
  const files = { thingFile: thing.kebab, thingsFile: things.kebab };
  draft.add('slice', { ...table, ...files, forgets: forgetsAccounts(draft, service) });
  requireIdempotency(draft, table);
  registerTable(draft, table);
  publish(draft, table);
  route(draft, table);
  return draft.finished(
    'npm run generate   writes the API description anew',
    `Say in the README of the service what it owns now, and show it: npx nx g @crewcall/tools:web-feature ${plural}`,
  );
}
