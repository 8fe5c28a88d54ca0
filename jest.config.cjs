// Node side (services, platform, contracts, tools). KIND chooses the stage: unit (default), int or e2e.
// The web app has its own configuration in apps/web/jest.config.cjs.
const { readFileSync } = require('node:fs');

const { compilerOptions } = JSON.parse(readFileSync(`${__dirname}/tsconfig.base.json`, 'utf8'));
const { jsc } = JSON.parse(readFileSync(`${__dirname}/.swcrc`, 'utf8'));
const kind = process.env.KIND ?? 'unit';
/** `npm test` runs the specs of a project together: tools/test-runner/src/batches.ts. */
const batches = process.env.SPEC_BATCHES;
const commonjs = { swcrc: false, module: { type: 'commonjs' }, sourceMaps: 'inline' };
const matches = { unit: '**/*.spec.ts', int: '**/*.int-spec.ts', e2e: 'apps/*/test/**/*.e2e-spec.ts' };

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

const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [file]]) => [`^${alias}$`, file.replace('./', '<rootDir>/')]),
);

module.exports = {
  rootDir: __dirname,
  roots: batches ? [batches] : ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  ...(batches && { testSequencer: '<rootDir>/tools/jest/by-name.cjs' }),
  testMatch: batches ? ['**/*.cjs'] : [`<rootDir>/${matches[kind]}`],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/apps/web/',
    '<rootDir>/libs/web/',
    '<rootDir>/libs/testing/web/',
    '<rootDir>/apps/web-e2e/',
    '<rootDir>/dist/(?!spec-batches/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/(?!spec-batches/)'],
  testEnvironment: 'node',
  testTimeout: kind === 'unit' ? 5000 : 30000,
  setupFiles: ['reflect-metadata'],
  ...(kind === 'unit'
    ? {}
    : {
        globalSetup: '<rootDir>/tools/jest/servers.setup.mjs',
        globalTeardown: '<rootDir>/tools/jest/servers.teardown.mjs',
      }),
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...commonjs, jsc }],
    '^.+\\.m?js$': ['@swc/jest', { ...commonjs, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    ...aliases,
    '^node:worker_threads$': '<rootDir>/tools/jest/source-threads.cjs',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'],
  },
};
