// Bundles TypeScript entry files for Node: our own code in one file for each, packages left to node_modules unless asked.
// SWC (through rspack) because it keeps the decorator metadata that Nest needs; esbuild and tsx lose it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askingPackage, withoutPackages, withPackages } from './packages.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds every entry into `<outDir>/<name>.mjs`. Throws with the compiler's messages when something does not resolve.
 * @param {Record<string, string>} entries output name → source file, relative to the repository
 * @param {string} outDir folder of the output, relative to the repository
 * @param {{ hasPackages?: boolean }} options with their packages beside them, for what is started often
 */
export async function bundle(entries, outDir, { hasPackages = false } = {}) {
  const { rspack } = await import('@rspack/core');
  const { jsc } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const alias = Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [file]]) => [`${name}$`, path.join(root, file)]),
  );
  const { output, resolve, module, ...others } = hasPackages ? withPackages(rspack) : withoutPackages;
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    devtool: false,
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
    output: {
      path: path.join(root, outDir),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      ...output,
    },
    ...others,
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.js'] },
      alias,
      ...resolve,
    },
    module: {
      ...module,
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: { jsc } }],
    },
    // Who reads maps keeps them in memory: ours only.
    plugins: [new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /(packages|-thread)\.mjs$/ })],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : compiler.close(() => resolve(result)))),
  );
  if (stats.hasErrors()) {
    throw new Error(`The build failed:\n${stats.toString({ all: false, errors: true, errorDetails: false })}`);
  }
  const { warnings = [] } = stats.toJson({ all: false, warnings: true });
  const asking = hasPackages ? askingPackage(warnings) : undefined;
  if (asking) throw new Error(`The build failed: ${asking}`);
}
