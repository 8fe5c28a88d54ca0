import { serviceNames } from '@crewcall/contracts-core';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { collisionOf } from './collisions.js';
import { Draft } from './draft.js';
import { addExport, addImport, append, isTaken } from './edits.js';
import { type Name, pairOf } from './names.js';
import { requireService } from './services.js';
import { filesOf } from './templates.js';

interface Slice {
  service: string;
  thing: Name;
  things: Name;
  /** Of the migration: milliseconds since 1970, as TypeORM orders them by. */
  timestamp: string;
}

/** Registers what the slice brings in the service: its entity, its migration, its module. */
function wire(draft: Draft, { service, thing, things, timestamp }: Slice): void {
  const file = `apps/${service}/src/app.module.ts`;
  const [entity, module, migration] = [
    `${thing.pascal}Entity`,
    `${things.pascal}Module`,
    `Create${things.pascal}${timestamp}`,
  ];
  for (const name of [entity, module]) {
    if (isTaken(draft.read(file), name)) throw new Error(`${file} knows another ${name}. Choose another name.`);
  }
  const add = (property: string, entry: string, statement: string): void =>
    draft.change(file, `${property}: [… ${entry}]   ${statement}`, (source) => {
      const edited = append(source, { property }, entry);
      return edited && (source.includes(statement) ? edited : addImport(edited, statement));
    });
  if (!isTaken(draft.read(file), 'IdempotencyModule')) {
    const statement = "import { idempotencyMigrations, IdempotencyModule } from '@crewcall/platform-idempotency';";
    add('migrations', '...idempotencyMigrations', statement);
    add('imports', 'IdempotencyModule', statement);
  }
  add('entities', entity, `import { ${entity} } from './${things.kebab}/${thing.kebab}.entity.js';`);
  add('migrations', migration, `import { ${migration} } from './migrations/${timestamp}-create-${things.kebab}.js';`);
  add('imports', module, `import { ${module} } from './${things.kebab}/${things.kebab}.module.js';`);
}

/** Opens both doors of the contract, and says who may. */
function publish(draft: Draft, { service, thing, things }: Slice): void {
  const src = `libs/contracts/${service}/src`;
  const open = (door: string, line: string): void =>
    draft.change(`${src}/${door}.ts`, line, (source) => addExport(source, line));
  open('index', `export type * from './${things.kebab}/${thing.kebab}.js';`);
  for (const role of ['error-codes', 'routes', 'rules'])
    open('index', `export * from './${things.kebab}/${thing.kebab}.${role}.js';`);
  open('dto', `export * from './dto/${thing.kebab}.dto.js';`);
  for (const action of ['create', 'read', 'remove']) {
    const row = `'${thing.kebab}:${action}': 'signed-in'`;
    draft.change(`${src}/${service}.permissions.ts`, row, (source) =>
      append(source, { call: 'definePermissions', argument: 0 }, row),
    );
  }
}

function route(draft: Draft, { service, things }: Slice): void {
  const file = 'apps/gateway/src/routing/routing-table.ts';
  const path = `/api/${things.kebab}`;
  if (draft.read(file).includes(`'${path}/*'`))
    throw new Error(`${path} is another’s already (${file}). Choose another name.`);
  const row = `{ path: '${path}/*', to: '${service}' }`;
  draft.change(file, row, (source) =>
    append(source, { variable: 'routes' }, row, (other) => other.includes(`to: '${service}'`)),
  );
}

/** A feature slice in a service, from the table to the public path. */
export function slice(root: string, [service = '', plural = '']: string[], singular?: string): Draft {
  requireService(root, service);
  const { thing, things } = pairOf(plural, singular);
  const collision = collisionOf(root, service, { thing, things });
  if (collision) throw new Error(`${collision}. Choose another name.`);
  const draft = new Draft(root);
  const drawn: Slice = { service, thing, things, timestamp: String(Date.now()) };
  const forgets = serviceNames.some((name) => name === service && userDeleted.heardBy.includes(name));
  draft.add(filesOf(root, 'slice', { ...drawn, forgets }));
  wire(draft, drawn);
  publish(draft, drawn);
  route(draft, drawn);
  return draft;
}
