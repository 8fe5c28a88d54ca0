// The web app and its libraries. Node's projects have jest.config.cjs at the root.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
/** `npm test` runs the specs of a project together: tools/test-runner/src/batches.ts. */
const batches = process.env.SPEC_BATCHES;
const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [file]]) => [`^${alias}$`, file.replace('./', '<rootDir>/')]),
);

/** Packages published as ES modules only: Jest cannot require them untransformed on Node 20. */
const esmOnly = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
];

const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

module.exports = {
  displayName: 'web',
  rootDir: root,
  roots: batches ? [batches] : ['<rootDir>/apps/web', '<rootDir>/libs/web', '<rootDir>/libs/testing/web'],
  ...(batches && { testSequencer: '<rootDir>/tools/jest/by-name.cjs' }),
  testMatch: batches ? ['**/*.cjs'] : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/(?!spec-batches/)'],
  testTimeout: 30_000,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost' },
  setupFilesAfterEnv: ['<rootDir>/apps/web/test/setup.ts'],
  transform: {
    '^.+\\.m?[jt]sx?$': ['@swc/jest', { swcrc: false, jsc, module: { type: 'commonjs' }, sourceMaps: 'inline' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    ...aliases,
    '\\.css$': '<rootDir>/apps/web/test/empty.cjs',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
  },
};
