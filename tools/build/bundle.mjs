// Bundles TypeScript entry files for Node: our own code in one file, packages left to node_modules.
// SWC (through rspack) because it keeps the decorator metadata that Nest needs; esbuild and tsx lose it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds every entry into `<outDir>/<name>.mjs`. Throws with the compiler's messages when something does not resolve.
 * @param {Record<string, string>} entries output name → source file, relative to the repository
 * @param {string} outDir folder of the output, relative to the repository
 */
export async function bundle(entries, outDir) {
  const { rspack } = await import('@rspack/core');
  const { jsc } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const alias = Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [file]]) => [`${name}$`, path.join(root, file)]),
  );
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    devtool: 'source-map',
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
    output: {
      path: path.join(root, outDir),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) =>
        /^(\.|\/|@crewcall\/|[A-Za-z]:)/.test(request) ? callback() : callback(undefined, request),
    ],
    resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] }, alias },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: { jsc } }],
    },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : compiler.close(() => resolve(result)))),
  );
  if (stats.hasErrors()) {
    throw new Error(`The build failed:\n${stats.toString({ all: false, errors: true, errorDetails: false })}`);
  }
}
