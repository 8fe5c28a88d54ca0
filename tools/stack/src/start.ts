import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spaceProblem } from '../../install.mjs';
import { type Backing, keepUp, type Scene, startBacking } from './backing.js';
import { buildProduct, entryOf, programOf, webProgram, webRoot } from './builds.js';
import { startCompiler } from './compiler.js';
import { DataFolder } from './data-folder.js';
import { type Listener, metricsBaseOf, type Place, requireFree } from './ports.js';
import { Progress } from './progress.js';
import type { Options } from './options.js';
import { asProblem, Problem } from './problem.js';
import { processesOf } from './replicas.js';
import { RunRecord } from './run-record.js';
import { Interrupted, leaving, Running } from './running.js';
import { planService } from './service-process.js';
import { type ServiceName, services } from './service-names.js';
import { environmentOf, publicUrl, type Surroundings } from './services.js';
import { stopAsked } from './stop-signals.js';
import { tellStory } from './story.js';
import { mailLine, summary } from './summary.js';

export const dataFolder = (): DataFolder => new DataFolder(path.resolve(process.env.CREWCALL_DATA || '.data'));

const servers: Listener[] = ['postgres', 'redis', 's3', 'smtp', 'mail', 'boards'];

function isNeeded(listener: Listener): boolean {
  if (listener === 'postgres') return !process.env.POSTGRES_URL;
  return listener !== 'redis' || !process.env.REDIS_URL;
}

/** What a service needs is also written to a file, for who runs one by hand (`npm run one`, a debugger). */
function writeEnvironments(scene: Scene, around: Surroundings): void {
  for (const service of services) {
    const lines = Object.entries(environmentOf(service, around)).map(([name, value]) => `${name}="${value}"`);
    writeFileSync(scene.data.file('env', `${service}.env`), `${lines.join('\n')}\n`, { mode: 0o600 });
  }
}

async function startServices(
  scene: Scene,
  around: Surroundings,
  wanted: ServiceName[],
  options: Options,
): Promise<void> {
  const { logs, watch } = options;
  const print = logs ? (line: string) => scene.progress.say(line) : undefined;
  const up = async (service: ServiceName, place: Place) => {
    const plan = planService(service, around, scene.data.file('logs', `${place.name}.log`), { place, watch, print });
    const order = service === 'gateway' ? leaving.gateway : leaving.services;
    await scene.progress.step(place.name, () => keepUp(scene, order, programOf(service), plan));
  };
  const each = wanted.flatMap((service) =>
    processesOf(service, around.port, around.replicas).map((place) => up(service, place)),
  );
  await Promise.all(each);
}

async function forget({ data, record }: Scene): Promise<void> {
  record.release();
  data.clear();
  data.folder();
  await record.claim();
}

async function bringUp(scene: Scene, options: Options, onlyServers: boolean): Promise<string> {
  const { port, progress, data } = scene;
  const wanted = (options.only.length ? options.only : [...services]).filter((service) => existsSync(entryOf(service)));
  const vite: Listener[] = options.watch && wanted.includes('web-server') ? ['vite'] : [];
  const listeners: Listener[] = onlyServers ? servers : [...wanted, ...vite, ...servers];
  await scene.record.claim();
  if (options.reset) await progress.step('Forgetting all data', () => forget(scene));
  // The data may be on another disk than the repository.
  const full = spaceProblem(data.folder());
  if (full) throw new Problem(full);
  const { replicas } = options;
  const further = onlyServers ? [] : wanted.flatMap((service) => processesOf(service, port, replicas).slice(1));
  await requireFree(port, listeners.filter(isNeeded), further);
  const isMeasured = options.metrics && !onlyServers;
  if (isMeasured) {
    const measured = further.map((place) => ({ ...place, port: metricsBaseOf(place.port) }));
    await requireFree(metricsBaseOf(port), wanted, measured);
  }
  const backing = startBacking(scene);
  const builds = onlyServers
    ? []
    : [
        progress.step('Building what changed', async (say) => {
          if (options.watch) await startCompiler(scene);
          else if (!(await buildProduct(wanted))) say('nothing changed');
        }),
      ];
  const [ready] = await Promise.all([backing, ...builds]);
  const around = {
    ...ready,
    ...data.keys(),
    port,
    webRoot: webRoot(),
    webProgram: webProgram(),
    metrics: options.metrics,
    replicas,
  };
  writeEnvironments(scene, around);
  if (onlyServers) return serversSummary(around, ready);
  await startServices(scene, around, wanted, options);
  const logins = options.seed ? await tellStory(scene, around, ready.mailUrl, wanted) : [];
  return summary({
    address: publicUrl(port),
    wanted,
    mailUrl: ready.mailUrl,
    logins,
    metrics: isMeasured ? metricsBaseOf(port) : undefined,
    total: progress.total(),
  });
}

function serversSummary(around: Surroundings, { mailUrl }: Backing): string {
  return [
    'The backing servers are up.',
    `  Redis      ${around.redisUrl}`,
    `  S3         ${around.s3.endpoint}`,
    mailLine(mailUrl),
    '',
    'Run a service beside them:  npm run one -- jobs',
    'Ctrl-C stops them.',
  ].join('\n');
}

/** Brings everything up, stays until asked to stop, and takes everything down. Returns the exit code. */
export async function start(options: Options, onlyServers = false): Promise<number> {
  const progress = new Progress();
  const data = dataFolder();
  const running = new Running();
  const scene: Scene = {
    port: options.port,
    data,
    progress,
    running,
    record: new RunRecord(data.file('stack.json'), options.port),
  };
  const asked = stopAsked((line) => progress.say(line));
  const interrupted = asked.then(() => Promise.reject(new Interrupted()));
  interrupted.catch(() => undefined);
  let code = 0;
  try {
    progress.say(await Promise.race([bringUp(scene, options, onlyServers), interrupted]));
    await asked;
  } catch (error) {
    progress.end();
    if (!(error instanceof Interrupted)) console.error(`\n${asProblem(error, 'Starting CrewCall').message}\n`);
    code = error instanceof Interrupted ? 130 : 1;
  }
  await running.stop();
  scene.record.release();
  if (code !== 1) progress.say('Everything is stopped.');
  return code;
}
