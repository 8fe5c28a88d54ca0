import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Services with a public API and a database of their own, each with a contract of the same name. */
export function sliceServices(root: string): string[] {
  return readdirSync(path.join(root, 'libs/contracts'))
    .filter((name) => existsSync(path.join(root, `libs/contracts/${name}/src/${name}.permissions.ts`)))
    .filter((name) => existsSync(path.join(root, `apps/${name}/src/app.module.ts`)))
    .sort();
}

/** @throws with the names that would do */
export function requireService(root: string, service: string): string {
  const known = sliceServices(root);
  if (!known.includes(service)) {
    throw new Error(`“${service}” is no service that this can be added to. There are: ${known.join(', ')}.`);
  }
  return service;
}
