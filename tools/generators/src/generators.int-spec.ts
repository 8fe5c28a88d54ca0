import path from 'node:path';
import { WorkspaceCopy } from './workspace-copy.js';

const root = path.resolve(__dirname, '../../..');
const FIVE_MINUTES = 300_000;

/** What is made: in a service whose tables live in a library, in one without idempotency, with and without a contract. */
const commands = [
  'slice jobs venues',
  'slice messaging crew-calls',
  'web-feature venues',
  'web-feature tour-buses',
  'event jobs job-paused',
  'event notifications digest-sent',
];

const isSpec = (file: string): boolean => /\.(int-spec|e2e-spec|spec)\.ts$/.test(file);
const isWeb = (file: string): boolean => /^(apps\/web|libs\/web)\//.test(file);
const clean = { code: 0, output: '' };

describe('npm run new', () => {
  let copy: WorkspaceCopy;

  beforeAll(() => {
    copy = new WorkspaceCopy(root);
  }, FIVE_MINUTES);
  afterAll(() => copy.remove());

  it(
    'says in a sentence what it knows, and ends with 1',
    async () => {
      const { code, output } = await copy.ask('slice', 'nowhere', 'venues');
      expect([code, output.trim().split('\n').at(-1)]).toEqual([
        1,
        '“nowhere” is no service that this can be added to. There are: admin, identity, jobs, messaging, notifications.',
      ]);
    },
    FIVE_MINUTES,
  );

  it('refuses what cannot be, in words that help, and writes nothing', async () => {
    const refusals = {
      '': 'New what?',
      'page venues': 'New what?',
      'slice jobs': 'As in: npm run new -- slice <service> <plural-name>',
      'slice gateway venues': '“gateway” is no service',
      'slice jobs Venues': '“Venues” is not a name such as crew-calls',
      'slice jobs ../venues': 'is not a name',
      'slice jobs equipment': '--singular=',
      'slice jobs applications': 'apps/jobs/src/applications is there already',
      'slice identity events': 'libs/contracts/identity/src/events is there already',
      'slice admin counters': 'admin has a table counters already',
      'slice jobs classes --singular=class': 'That name will not do',
      'slice jobs pages': 'means something else',
      'slice admin jobs': '/api/jobs is another’s already',
      'web-feature applications': 'apps/web/src/features/applications is there already',
      'event jobs job-posted': 'jobs tells jobPosted already',
      'event jobs paused': 'one word only',
    };
    const before = copy.snapshot();
    expect(await copy.refusals(Object.keys(refusals))).toEqual(
      Object.values(refusals).map((words) => expect.stringContaining(words) as string),
    );
    expect(copy.snapshot()).toEqual(before);
  }, 30_000);

  it('finds a place for everything', async () => {
    const { code, output } = await copy.generate(commands);
    expect([code, output]).toEqual([0, expect.not.stringContaining('by hand') as string]);
    expect(copy.files).toEqual(
      expect.arrayContaining([
        'apps/jobs/src/venues/venues.module.ts',
        'apps/jobs/src/app.module.ts',
        'apps/messaging/test/crew-calls.e2e-spec.ts',
        'apps/gateway/src/routing/routing-table.ts',
        'libs/contracts/jobs/src/jobs.permissions.ts',
        'libs/contracts/notifications/src/events/events.spec.ts',
        'apps/web/src/features/tour-buses/model/tour-bus.ts',
      ]),
    );
    expect(copy.read('apps/web/src/features/venues/api/venues.api.ts')).toContain("'@crewcall/contracts-jobs'");
  }, 30_000);

  it('refuses to do it twice', async () => {
    expect(await copy.refusals(['slice jobs venues'])).toEqual([
      expect.stringContaining('venues is there already') as string,
    ]);
  });

  it(
    'writes what the formatter, the linter and the compiler accept',
    async () => {
      const node = copy.files.filter((file) => !isWeb(file));
      copy.write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.base.json', files: node }));
      copy.write(
        'apps/web/tsconfig.new.json',
        JSON.stringify({
          extends: './tsconfig.json',
          include: ['src/features/venues', 'src/features/tour-buses', 'test/setup.ts'],
        }),
      );
      const nx = {
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_NO_CLOUD: 'true',
        ESLINT_USE_FLAT_CONFIG: 'false',
        NODE_NO_WARNINGS: '1',
      };
      const lint = async () => {
        // The linter reads which project is which from the graph that this leaves behind.
        await copy.run(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], nx);
        return copy.run(['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...copy.files], nx);
      };
      const tsc = (project: string) =>
        copy.run([
          'node_modules/typescript-native/bin/tsc',
          '-p',
          project,
          '--noEmit',
          '--pretty',
          'false',
          '--checkers',
          '1',
        ]);
      const format = copy.run(['node_modules/oxfmt/bin/oxfmt', '--list-different', ...copy.files]);
      expect(await Promise.all([format, lint(), tsc('tsconfig.new.json'), tsc('apps/web/tsconfig.new.json')])).toEqual([
        clean,
        clean,
        clean,
        clean,
      ]);
    },
    FIVE_MINUTES,
  );

  it(
    'writes specs that pass on real servers',
    async () => {
      const specs = copy.files.filter(isSpec).map((file) => `<rootDir>/${file}`);
      copy.write(
        'jest.new.cjs',
        `module.exports = { ...require('./jest.config.cjs'), testMatch: ${JSON.stringify(specs)} };\n`,
      );
      const jest = 'node_modules/jest/bin/jest.js';
      const [services, web] = await Promise.all([
        copy.run([jest, '-c', 'jest.new.cjs', '--maxWorkers=2'], { KIND: 'int' }),
        copy.run([jest, '-c', 'apps/web/jest.config.cjs', '--maxWorkers=1', 'features/(venues|tour-buses)/']),
      ]);
      expect([services.code, web.code, services.output + web.output]).toEqual([0, 0, expect.any(String)]);
      expect(services.output).toContain(`Test Suites: ${specs.length} passed, ${specs.length} total`);
      expect(web.output).toContain('Test Suites: 2 passed, 2 total');
    },
    FIVE_MINUTES,
  );
});
