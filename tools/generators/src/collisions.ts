import type { Draft } from './draft.js';
import type { Name } from './names.js';

/** Variables of the templates: what is called like one of them would hide it. */
const templateWords = ['actor', 'answer', 'body', 'client', 'id', 'input', 'name', 'owner', 'page', 'service', 'user'];

export interface Pair {
  thing: Name;
  things: Name;
}

/** Why a service cannot have a table and a feature of that name. Null when it can. */
export function tableCollisionOf(draft: Draft, service: string, { thing, things }: Pair): string | null {
  const folder = `apps/${service}/src/${things.kebab}`;
  if (draft.has(folder)) return `${folder} is there already`;
  if (templateWords.includes(thing.camel)) return `“${thing.words}” means something else in every slice`;
  const migrations =
    draft.sourcesBelow(`apps/${service}/src/migrations`) + draft.sourcesBelow(`libs/${service}-domain/src/migrations`);
  return new RegExp(`CREATE TABLE ${things.snake}\\b`).test(migrations)
    ? `${service} has a table ${things.snake} already`
    : null;
}

/** Why a slice of that name cannot be: its folder, a type or its table is taken. Null when it can. */
export function collisionOf(draft: Draft, service: string, pair: Pair): string | null {
  const { thing, things } = pair;
  const taken = tableCollisionOf(draft, service, pair);
  if (taken) return taken;
  const projects = [`libs/contracts/${service}/src`, `libs/contracts/${service}-dto/src`];
  const folder = projects.map((src) => `${src}/${things.kebab}`).find((wanted) => draft.has(wanted));
  if (folder) return `${folder} is there already`;
  const declared = `(${thing.pascal}(Dto)?|Add${thing.pascal}(Request|Dto)|${thing.camel}(Routes|Limits|Texts|Errors|NameProblem))`;
  const contract = projects.map((src) => draft.sourcesBelow(src)).join('\n');
  const [, , known] = new RegExp(`\\bexport (const|class|interface|type|function) ${declared}\\b`).exec(contract) ?? [];
  return known ? `contracts-${service} declares ${known} already` : null;
}
