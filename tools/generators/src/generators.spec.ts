import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import {
  consumerGenerator,
  eventGenerator,
  projectionGenerator,
  sliceGenerator,
  webFeatureGenerator,
} from './index.js';

const root = path.resolve(__dirname, '../../..');

/** The repository as it is; what is written stays in memory. */
const workspace = (): Tree => new FsTree(root, false);
const written = (tree: Tree): string =>
  tree
    .listChanges()
    .map(({ content }) => content?.toString() ?? '')
    .join('\n');

describe('nx g @crewcall/tools:slice', () => {
  it('writes the slice, registers it, opens the contract and the route', () => {
    const tree = workspace();
    sliceGenerator(tree, { service: 'jobs', things: 'sundials' });
    const module = tree.read('apps/jobs/src/app.module.ts', 'utf8') ?? '';
    expect(module).toContain("import { SundialsModule } from './sundials/sundials.module.js';");
    expect(module).toMatch(/migrations: \[[^\]]*CreateSundials\d+/);
    expect(tree.read('apps/gateway/src/routing/routing-table.ts', 'utf8')).toContain("'/api/sundials/*'");
    expect(tree.read('libs/contracts/jobs/src/jobs.permissions.ts', 'utf8')).toContain("'sundial:create': 'signed-in'");
    expect(tree.exists('apps/jobs/src/sundials/sundials.controller.ts')).toBe(true);
    expect(written(tree)).not.toMatch(/<%|&#39;/);
  });

  it.each([
    [
      { service: 'gateway', things: 'sundials' },
      '“gateway” is no service that this can be added to. There are: admin, ',
    ],
    [{ service: 'jobs', things: 'Sundials' }, '“Sundials” is not a name such as crew-calls'],
    [{ service: 'jobs', things: '../sundials' }, 'is not a name'],
    [{ service: 'jobs', things: 'equipment' }, '--singular='],
    [{ service: 'jobs', things: 'applications' }, 'apps/jobs/src/applications is there already'],
    [{ service: 'identity', things: 'events' }, 'libs/contracts/identity-dto/src/events is there already'],
    [{ service: 'admin', things: 'counters' }, 'admin has a table counters already'],
    [{ service: 'jobs', things: 'classes', singular: 'class' }, 'That name will not do'],
    [{ service: 'jobs', things: 'pages' }, 'means something else'],
    [{ service: 'admin', things: 'jobs' }, '/api/jobs is another’s already'],
  ])('refuses %o in words that help', (schema, words) => {
    expect(() => sliceGenerator(workspace(), schema)).toThrow(words);
  });

  it('refuses to do it twice', () => {
    const tree = workspace();
    sliceGenerator(tree, { service: 'jobs', things: 'sundials' });
    expect(() => sliceGenerator(tree, { service: 'jobs', things: 'sundials' })).toThrow('sundials is there already');
  });
});

describe('nx g @crewcall/tools:web-feature', () => {
  it('uses the contract of the slice when there is one, and a model of its own otherwise', () => {
    const tree = workspace();
    sliceGenerator(tree, { service: 'jobs', things: 'sundials' });
    webFeatureGenerator(tree, { things: 'sundials' });
    webFeatureGenerator(tree, { things: 'tour-buses' });
    expect(tree.read('apps/web/src/features/sundials/api/sundials.api.ts', 'utf8')).toContain(
      "'@crewcall/contracts-jobs'",
    );
    expect(tree.exists('apps/web/src/features/sundials/model')).toBe(false);
    expect(tree.exists('apps/web/src/features/tour-buses/model/tour-bus.ts')).toBe(true);
    expect(() => webFeatureGenerator(tree, { things: 'applications' })).toThrow('is there already');
  });
});

describe('nx g @crewcall/tools:event', () => {
  it.each([
    ['job-posted', 'jobs publishes jobPosted already'],
    ['paused', 'one word only'],
  ])('refuses %s', (event, words) => {
    expect(() => eventGenerator(workspace(), { service: 'jobs', event })).toThrow(words);
  });
});

describe('nx g @crewcall/tools:consumer', () => {
  const schema = { service: 'identity', feature: 'sessions', event: 'job-rehearsed', effect: 'note-rehearsed-jobs' };

  it('names the service in heardBy, once, and the class in its module', () => {
    const tree = workspace();
    eventGenerator(tree, { service: 'jobs', event: 'job-rehearsed' });
    consumerGenerator(tree, schema);
    consumerGenerator(tree, { ...schema, effect: 'note-them-again' });
    expect(tree.read('libs/contracts/jobs-dto/src/events/job-rehearsed.events.ts', 'utf8')).toContain(
      "heardBy: ['identity']",
    );
    const consumer = tree.read('apps/identity/src/sessions/sessions.consumer.ts', 'utf8') ?? '';
    expect(consumer.match(/@OnEvent\(jobRehearsed\)\s+async (\w+)/g)).toHaveLength(2);
    expect(consumer.match(/import .*jobRehearsed/g)).toHaveLength(1);
    expect(tree.read('apps/identity/src/sessions/sessions.module.ts', 'utf8')).toMatch(
      /providers: \[[^\]]*SessionsConsumer\b/,
    );
    expect(() => consumerGenerator(tree, schema)).toThrow('knows another noteRehearsedJobs');
  });

  it('refuses an event that no contract declares, and a feature without a service', () => {
    expect(() => consumerGenerator(workspace(), schema)).toThrow('No contract declares jobRehearsed');
    expect(() => consumerGenerator(workspace(), { ...schema, feature: 'nothing' })).toThrow('calls the service');
  });
});

describe('nx g @crewcall/tools:projection', () => {
  it('registers the table and its consumer; an older version never wins', () => {
    const tree = workspace();
    projectionGenerator(tree, { service: 'messaging', things: 'posted-jobs', event: 'job-posted' });
    expect(tree.read('apps/messaging/src/app.module.ts', 'utf8')).toContain('PostedJobsModule');
    expect(written(tree)).toContain('return this.saveNewer(id, version, {});');
    expect(written(tree)).toMatch(/jobPosted = defineEvent\([^)]*heardBy: \[[^\]]*'messaging'/);
    expect(() =>
      projectionGenerator(tree, { service: 'messaging', things: 'posted-jobs', event: 'job-posted' }),
    ).toThrow('is there already');
  });
});
