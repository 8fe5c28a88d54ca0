// Extended by .eslintrc.json: which project may import which, one table for sources and specs, and which feature which.
const { existsSync, readdirSync } = require('node:fs');
const { builtinModules } = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** What each kind of project may import. Specs may, beyond that, import what tests need. */
const kinds = {
  app: ['domain', 'platform', 'dto', 'contracts', 'data-access', 'ui'],
  domain: ['domain', 'platform', 'dto', 'contracts'],
  platform: ['platform', 'dto', 'contracts'],
  dto: ['dto', 'contracts'],
  contracts: ['contracts'],
  'data-access': ['contracts'],
  ui: [],
  testing: ['testing', 'platform', 'dto', 'contracts', 'data-access', 'ui'],
};
const scopes = ['gateway', 'web-server', 'identity', 'jobs', 'messaging', 'notifications', 'admin', 'web'];
const platforms = { web: ['web', 'any'], node: ['node', 'any'], any: ['any'] };
const nest = ['@nestjs/*', 'class-validator', 'class-transformer', 'reflect-metadata'];
const node = ['typeorm', 'bullmq', 'ioredis', 'pg'];
const browser = ['react', 'react-dom', '@mui/*'];
const banned = { web: [...nest, ...node], node: browser, any: [...browser, ...nest, ...node] };

const constraints = (more) => [
  ...Object.entries(kinds).map(([kind, allowed]) => ({
    sourceTag: `type:${kind}`,
    onlyDependOnLibsWithTags: [...new Set([...allowed, ...more])].map((name) => `type:${name}`),
  })),
  ...[...scopes, 'shared'].map((scope) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [...new Set([scope, 'shared'])].map((name) => `scope:${name}`),
  })),
  ...Object.entries(platforms).map(([platform, allowed]) => ({
    sourceTag: `platform:${platform}`,
    // Specs of what runs anywhere are run by Node.
    onlyDependOnLibsWithTags: [...allowed, ...(platform === 'any' && more.length ? ['node'] : [])].map(
      (name) => `platform:${name}`,
    ),
    bannedExternalImports: banned[platform],
  })),
];

const boundaries = (more = []) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allowCircularSelfDependency: true,
    // One spec that imports a project when it runs does not make it lazy for everyone.
    checkDynamicDependenciesExceptions: ['.*'],
    allow: ['/build/[a-z.-]+\\.mjs$', '/dist/', 'jest\\.preset\\.cjs$', '/install\\.mjs$'],
    depConstraints: constraints(more),
  },
];

/** The folders of features, and for each the rule that its files are held to: by depth, so that a folder of its own may be called like another feature. */
function featureWalls(place, { files = '*.{ts,tsx}', excludedFiles, names, message }) {
  const folder = path.join(root, place);
  const features = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
  return features.flatMap((feature) => {
    const others = features.filter((other) => other !== feature).join('|');
    return [0, 1, 2, 3].map((depth) => ({
      files: [`${place}/${feature}/${'*/'.repeat(depth)}${files}`],
      excludedFiles,
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            patterns: names.map(({ name, allowTypeImports = false }) => ({
              regex: `^${'\\.\\./'.repeat(depth + 1)}(${others})${name}`,
              allowTypeImports,
              message,
            })),
          },
        ],
      },
    }));
  });
}

const specs = ['**/*.{spec,int-spec,e2e-spec,timed-spec,test}.{ts,tsx}'];

/** ADR 23: services, rules and types are what a feature gives to another; its repositories are its own. */
const serviceWalls = (service) => {
  const place = `apps/${service}/src`;
  const message = 'A feature reaches another through the services that its module exports.';
  const inner = (roles) => ({ name: `/.*\\.(${roles})\\.js$` });
  const entity = { ...inner('entity'), allowTypeImports: true };
  const kept = 'repository|factory|controller|consumer';
  return [
    ...featureWalls(place, { files: '*.ts', excludedFiles: specs, names: [inner(kept), entity], message }),
    // Two features may share a table, and a module wires controllers.
    ...featureWalls(place, { files: '*.repository.ts', names: [inner(kept)], message }),
    ...featureWalls(place, { files: '*.module.ts', names: [inner('repository|factory|entity')], message }),
  ];
};

module.exports = {
  plugins: ['@nx', '@typescript-eslint'],
  rules: { '@nx/enforce-module-boundaries': boundaries() },
  overrides: [
    {
      files: ['**/*.{spec,int-spec,e2e-spec,timed-spec,test}.{ts,tsx}', 'apps/*/test/**', 'apps/web-e2e/**'],
      rules: { '@nx/enforce-module-boundaries': boundaries(['testing']) },
    },
    {
      files: ['libs/contracts/!(*-dto)/src/**'],
      excludedFiles: specs,
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: builtinModules,
            patterns: [{ regex: '^node:', message: 'The entry point of a contract runs anywhere.' }],
          },
        ],
      },
    },
    ...featureWalls('apps/web/src/features', {
      excludedFiles: specs,
      names: [{ name: '(/|$)' }],
      message: 'A feature does not import another: app joins them.',
    }),
    ...scopes
      .filter((scope) => scope !== 'web')
      .concat('jobs-worker')
      .flatMap(serviceWalls),
  ],
};
