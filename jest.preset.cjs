// What a project's jest.config.cjs is: Node's or the browser's. Which specs of a Node project run is the target's name
// (`nx int jobs`), or KIND where Jest is called by itself (`KIND=int npx jest -c apps/jobs/jest.config.cjs`).
const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = __dirname;
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { jsc } = read('.swcrc');

const specs = {
  test: '**/*.spec.ts',
  int: '**/*.int-spec.ts',
  e2e: '**/test/**/*.e2e-spec.ts',
  // Those that hold how soon something is done: Nx gives them the machine to themselves.
  timed: '**/test/**/*.timed-spec.ts',
};
// Against what hangs, and no promise of how soon: a busy machine may take several times as long as a quiet one.
const testTimeout = 60_000;
const isNx = 'NX_TASK_TARGET_PROJECT' in process.env;
const asked = process.env.KIND ?? process.env.NX_TASK_TARGET_TARGET ?? 'test';
const kind = asked in specs ? asked : 'test';

const commonjs = { swcrc: false, module: { type: 'commonjs' }, sourceMaps: 'inline' };
const transformed = (packages) => [`/node_modules/(?!(${packages.join('|')})/)`];

/** Packages published as ES modules only: Jest cannot require them untransformed on Node 20. */
const esmOnly = [
  '@nestjs',
  'cookie',
  'content-disposition',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  '@borewit',
  'load-esm',
  'postal-mime',
  'get-port',
  'oauth2-mock-server',
  'jose',
  'is-plain-obj',
  'temporal-polyfill',
  'temporal-utils',
];
const esmOnlyInBrowsers = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
  'temporal-polyfill',
  'temporal-utils',
];

function everyProject(folder, kindOfSpecs) {
  const { name } = read(path.relative(root, path.join(folder, 'project.json')));
  const results = path.join(root, `dist/results/${name}/${kindOfSpecs}.json`);
  return {
    displayName: name,
    rootDir: folder,
    testTimeout,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    resolver: path.join(root, 'tools/jest/own-files.resolver.cjs'),
    // Nx runs as many projects side by side as there are cores.
    ...(isNx ? { maxWorkers: 1 } : {}),
    reporters: ['default', [path.join(root, 'tools/jest/count.reporter.cjs'), { file: results }]],
  };
}

/**
 * Specs of real services run in plain Node: packages and sources are loaded once for all files of a process, where Jest
 * loads them anew for each, which took nearly half of the time.
 */
const plainNode = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: [path.join(root, 'tools/jest/plain-node.mjs'), 'reflect-metadata'],
  setupFilesAfterEnv: [path.join(root, 'tools/jest/every-file.mjs')],
  transform: {},
};

const servers = {
  // A service that did not start in time is still there when its spec has failed: told, not waited for without an end.
  forceExit: true,
  globalSetup: path.join(root, 'tools/jest/servers.setup.mjs'),
  globalTeardown: path.join(root, 'tools/jest/servers.teardown.mjs'),
};

const ownModules = {
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...commonjs, jsc }],
    '^.+\\.m?js$': [
      '@swc/jest',
      { ...commonjs, sourceMaps: false, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } },
    ],
  },
  transformIgnorePatterns: transformed(esmOnly),
};

/** `isCommonJs`, as Nx wants its generators, is what the runner of plain Node does not read. */
exports.nodeProject = (folder, { isCommonJs = false } = {}) => ({
  ...everyProject(folder, kind),
  ...(kind === 'test' ? {} : servers),
  ...(kind === 'test' || isCommonJs ? ownModules : plainNode),
  testMatch: [specs[kind]],
});

const browserSource = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

exports.webProject = (folder) => ({
  ...everyProject(folder, 'test'),
  // Jest keeps what a spec had loaded: of dozens in one process the last take three times as long as the first.
  workerIdleMemoryLimit: '700MB',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost' },
  setupFilesAfterEnv: [path.join(root, 'apps/web/test/setup.ts')],
  transform: { '^.+\\.m?[jt]sx?$': ['@swc/jest', { ...commonjs, jsc: browserSource }] },
  transformIgnorePatterns: transformed(esmOnlyInBrowsers),
  moduleNameMapper: { '\\.css(\\?inline)?$|\\?url$': path.join(root, 'apps/web/test/empty.cjs') },
});
