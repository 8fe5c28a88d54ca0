// How our own files find each other: by tsconfig's aliases, and by the names that they have once they are built. As name
// mappings Jest would ask this of every file of every package too, without remembering the answer.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
const aliases = new Map(Object.entries(compilerOptions.paths).map(([alias, [file]]) => [alias, path.join(root, file)]));
const packages = `${path.sep}node_modules${path.sep}`;

/**
 * @param {string} request
 * @param {string} folder
 */
function sourceOf(request, folder) {
  if (aliases.has(request)) return aliases.get(request);
  if (!/^\.{1,2}\/.*\.js$/.test(request)) return undefined;
  const built = path.resolve(folder, request);
  return ['.ts', '.tsx'].map((extension) => built.replace(/\.js$/, extension)).find(existsSync);
}

/**
 * @param {string} request
 * @param {{ basedir: string, defaultResolver(request: string, options: object): string }} options
 */
module.exports = (request, options) => {
  const isOwn = !options.basedir.includes(packages);
  return (isOwn && sourceOf(request, options.basedir)) || options.defaultResolver(request, options);
};
