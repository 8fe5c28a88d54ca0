import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Name } from './names.js';

/** Variables of the templates: what is called like one of them would hide it. */
const templateWords = ['actor', 'answer', 'body', 'client', 'id', 'input', 'name', 'owner', 'page', 'service', 'user'];

function sourcesBelow(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec)\.ts$/.test(file),
  );
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** Why a slice of that name cannot be: somebody’s folder, type or table has it. Null when it can. */
export function collisionOf(
  root: string,
  service: string,
  { thing, things }: { thing: Name; things: Name },
): string | null {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const folder = [`apps/${service}/src/${things.kebab}`, `libs/contracts/${service}/src/${things.kebab}`].find((one) =>
    existsSync(at(one)),
  );
  if (folder) return `${folder} is there already`;
  if (templateWords.includes(thing.camel)) return `“${thing.words}” means something else in every slice`;
  const declared = `(${thing.pascal}(Dto)?|Add${thing.pascal}(Request|Dto)|${thing.camel}(Routes|Limits|Texts|Errors|NameProblem))`;
  const contract = sourcesBelow(at('libs/contracts', service, 'src'));
  const [, , known] = new RegExp(`\\bexport (const|class|interface|type|function) ${declared}\\b`).exec(contract) ?? [];
  if (known) return `contracts-${service} declares ${known} already`;
  const migrations =
    sourcesBelow(at('apps', service, 'src/migrations')) + sourcesBelow(at(`libs/${service}-domain/src/migrations`));
  return new RegExp(`CREATE TABLE ${things.snake}\\b`).test(migrations)
    ? `${service} has a table ${things.snake} already`
    : null;
}
