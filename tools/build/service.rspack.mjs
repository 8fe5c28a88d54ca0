// What every service's rspack.config.mjs is: its own code in main.mjs, the packages it imports in packages.mjs, and beside
// them a package.json and a lockfile with what must stay outside a bundle, for this service alone.
// SWC (through rspack) because it keeps the decorator metadata that Nest needs; esbuild loses it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { Outside } from './outside.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Names and lines stay, for stack traces; the text is ASCII because it is kept at two bytes a letter otherwise. */
const smaller = {
  include: /packages\.mjs$/,
  minimizerOptions: {
    compress: false,
    mangle: false,
    minify: false,
    format: { comments: false, asciiOnly: true },
  },
};

/** A thread holds the few packages of its own, and starts in milliseconds. */
const isNoThread = ({ name }) => !name?.endsWith('-thread');

/** As Node resolves: no other builds of a package than those that Node would run. */
const likeNode = {
  esm: { conditionNames: ['node', 'import', 'default'], mainFields: ['main'] },
  commonjs: { conditionNames: ['node', 'require', 'default'], mainFields: ['main'] },
};

/**
 * @param {string} folder of the service: its name is the service's
 * @param {{ readsFilesOf?: string[] }} [needs] packages whose files the service reads by name, where no import shows it
 * @returns the configuration, by what the command line says about watching
 */
export const service =
  (folder, { readsFilesOf = [] } = {}) =>
  (_env, argv) => {
    const isWatching = Boolean(argv.watch);
    const { jsc } = read('.swcrc');
    const { compilerOptions } = read('tsconfig.base.json');
    const name = path.basename(folder);
    const outside = new Outside(root, name, readsFilesOf);
    return {
      name,
      context: root,
      // Watching, a compiler that remembers: a changed file is built in a tenth of a second.
      mode: isWatching ? 'development' : 'none',
      target: 'node20',
      devtool: false,
      // Who watches waits for the end of a build.
      stats: isWatching ? { preset: 'errors-only', errorsCount: true, timings: true } : 'errors-only',
      entry: { main: path.join(folder, 'src/main.ts') },
      output: {
        path: path.join(root, 'dist/apps', name),
        filename: '[name].mjs',
        chunkFilename: '[name].mjs',
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        library: { type: 'module' },
        // A package that could not be loaded is absent for the second import too, as in Node.
        strictModuleErrorHandling: true,
      },
      externals: [outside.externals],
      resolve: {
        extensions: ['.ts', '.js', '.json'],
        extensionAlias: { '.js': ['.ts', '.js'] },
        alias: Object.fromEntries(
          Object.entries(compilerOptions.paths).map(([alias, [file]]) => [`${alias}$`, path.join(root, file)]),
        ),
        byDependency: likeNode,
      },
      module: {
        rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: { jsc } }],
        // What a package imports when it needs it is in the same file, and run no earlier.
        // `import.meta` stays: the address of the machine that built is of no use in an image.
        parser: { javascript: { dynamicImportMode: 'eager', importMeta: false } },
      },
      node: { __dirname: 'warn-mock', __filename: 'warn-mock' },
      optimization: {
        nodeEnv: false,
        chunkIds: 'named',
        moduleIds: 'named',
        splitChunks: {
          chunks: isNoThread,
          cacheGroups: {
            default: false,
            defaultVendors: false,
            packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: isNoThread, enforce: true },
          },
        },
        minimize: !isWatching,
        minimizer: [new rspack.SwcJsMinimizerRspackPlugin(smaller)],
      },
      // Maps stay in memory where they are read: only those of our own code.
      plugins: [
        new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /(packages|-thread)\.mjs$/ }),
        outside,
      ],
    };
  };
