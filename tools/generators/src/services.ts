import type { Draft } from './draft.js';

/** Services with a public API and a database of their own, each with a contract of the same name. */
export function sliceServices(draft: Draft): string[] {
  return draft.tree
    .children('libs/contracts')
    .filter((name) => draft.has(`libs/contracts/${name}/src/${name}.permissions.ts`))
    .filter((name) => draft.has(`apps/${name}/src/app.module.ts`))
    .sort();
}

/** @throws with the names that would do */
export function requireService(draft: Draft, service: string): void {
  const known = sliceServices(draft);
  if (known.includes(service)) return;
  throw new Error(`“${service}” is no service that this can be added to. There are: ${known.join(', ')}.`);
}
