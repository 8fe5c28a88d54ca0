// Lets Node run TypeScript in the threads of specs.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Sources import each other by the names that they have once they are built.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = (specifier, context, next) => {
  const isOwn = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return next(isOwn ? specifier.replace(/\.js$/, '.ts') : specifier, context);
};

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { transform } = await import('@swc/core');
  /** @type {import('@swc/core').Options} */
  const options = { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, sourceMaps: 'inline' };
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
