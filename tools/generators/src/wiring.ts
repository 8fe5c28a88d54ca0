import type { Draft } from './draft.js';
import { addImport, append, isTaken } from './edits.js';
import type { Name } from './names.js';

export interface Table {
  service: string;
  thing: Name;
  things: Name;
  /** Of the migration: milliseconds since 1970, which TypeORM orders by. */
  timestamp: string;
}

/** Adds an entry to a list of a file, and the import that it needs. */
export function register(draft: Draft, file: string, property: string, entry: string, statement: string): void {
  draft.change(file, `${property}: [… ${entry}]   ${statement}`, (source) => {
    const edited = append(source, { property }, entry);
    return edited && (source.includes(statement) ? edited : addImport(edited, statement));
  });
}

/** Registers an entity, its migration and its module in the service. @throws when a name is taken there */
export function registerTable(draft: Draft, { service, thing, things, timestamp }: Table): void {
  const file = `apps/${service}/src/app.module.ts`;
  const [entity, module] = [`${thing.pascal}Entity`, `${things.pascal}Module`];
  const migration = `Create${things.pascal}${timestamp}`;
  for (const name of [entity, module]) {
    if (isTaken(draft.read(file), name)) throw new Error(`${file} knows another ${name}. Choose another name.`);
  }
  const from = (name: string, place: string) => `import { ${name} } from './${place}.js';`;
  register(draft, file, 'entities', entity, from(entity, `${things.kebab}/${thing.kebab}.entity`));
  register(draft, file, 'migrations', migration, from(migration, `migrations/${timestamp}-create-${things.kebab}`));
  register(draft, file, 'imports', module, from(module, `${things.kebab}/${things.kebab}.module`));
}
