import { startBoards } from '@crewcall/testing-boards';
import type { DataFolder } from './data-folder.js';
import { LogFile } from './processes/log-file.js';
import type { Plan } from './processes/plan.js';
import { Supervised } from './processes/supervised.js';
import type { Progress } from './progress.js';
import { portOf } from './ports.js';
import type { RunRecord } from './run-record.js';
import { leaving, type Running } from './running.js';
import { databaseUrl, ensureDatabases } from './servers/databases.js';
import { type MailCatcher, startMail } from './servers/mail/mail-catcher.js';
import { planPostgres } from './servers/postgres.js';
import { planRedis } from './servers/redis.js';
import { findRedis } from './servers/redis-program.js';
import { planS3 } from './servers/s3.js';
import type { Surroundings } from './services.js';

export interface Scene {
  port: number;
  data: DataFolder;
  progress: Progress;
  record: RunRecord;
  running: Running;
}

export type Backing = Pick<Surroundings, 'databaseUrls' | 'redisUrl' | 'smtpUrl' | 's3' | 'boardsUrl'> & {
  mailUrl: string;
};

/** Starts a process, keeps it up, and writes down that it is ours. */
export async function keepUp(scene: Scene, order: number, mark: string, plan: Plan): Promise<void> {
  const { progress, record, running } = scene;
  const say = (line: string) => progress.say(line);
  const supervised = Supervised.start({ ...plan, say, started: ({ pid }) => record.started(pid, mark) });
  await running.keep(order, supervised);
  await supervised.ready();
}

async function postgres(scene: Scene): Promise<Record<string, string>> {
  const { postgres: password, databases } = scene.data.secrets();
  const wanted = Object.entries(databases).map(([name, secret]) => ({ name, password: secret }));
  let superuser = process.env.POSTGRES_URL;
  if (!superuser) {
    const log = new LogFile(scene.data.file('logs', 'postgres.log'));
    const folder = scene.data.file('postgres', 'data');
    const plan = await planPostgres({ folder, port: portOf(scene.port, 'postgres'), password, durable: true, log });
    await keepUp(scene, leaving.servers, folder, plan);
    superuser = plan.url;
  }
  await ensureDatabases(superuser, wanted);
  const owner = superuser;
  return Object.fromEntries(wanted.map((database) => [database.name, databaseUrl(owner, database)]));
}

async function redis(scene: Scene, say: (detail: string) => void): Promise<string> {
  if (process.env.REDIS_URL) {
    say('the one in REDIS_URL');
    return process.env.REDIS_URL;
  }
  const program = await findRedis((line) => scene.progress.say(`    ${line}`));
  const port = portOf(scene.port, 'redis');
  const log = new LogFile(scene.data.file('logs', 'redis.log'));
  const plan = planRedis({ program, folder: scene.data.folder('redis'), port, durable: true, log });
  await keepUp(scene, leaving.servers, `127.0.0.1:${port}`, plan);
  say(program);
  return plan.url;
}

async function s3(scene: Scene): Promise<Surroundings['s3']> {
  const log = new LogFile(scene.data.file('logs', 's3.log'));
  const folder = scene.data.folder('s3');
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${scene.port}`);
  const { s3: secretKey } = scene.data.secrets();
  const plan = planS3({ folder, port: portOf(scene.port, 's3'), secretKey, origins, log });
  await keepUp(scene, leaving.servers, folder, plan);
  return plan.access;
}

async function mail(scene: Scene): Promise<MailCatcher> {
  const [smtpPort, webPort] = [portOf(scene.port, 'smtp'), portOf(scene.port, 'mail')];
  const catcher = await startMail({ smtpPort, webPort, folder: scene.data.folder('mail') });
  await scene.running.keep(leaving.servers, catcher);
  return catcher;
}

/** As many ads as a large board has of event work, so that lists are as long as they will be. */
const OPEN_ADS = 5000;

async function boards(scene: Scene): Promise<string> {
  const simulated = await startBoards({ port: portOf(scene.port, 'boards'), openAds: OPEN_ADS });
  await scene.running.keep(leaving.servers, simulated);
  return simulated.url;
}

/** Postgres with a database for each service, Redis, S3, mail and job boards, side by side. */
export async function startBacking(scene: Scene): Promise<Backing> {
  const { progress } = scene;
  const starting = [
    progress.step('Postgres and its databases', () => postgres(scene)),
    progress.step('Redis', (say) => redis(scene, say)),
    progress.step('S3 server', () => s3(scene)),
    progress.step('Mail catcher', () => mail(scene)),
    progress.step('Simulated job boards', () => boards(scene)),
  ] as const;
  const [databaseUrls, redisUrl, access, catcher, boardsUrl] = await Promise.all(starting);
  return { databaseUrls, redisUrl, s3: access, boardsUrl, smtpUrl: catcher.smtpUrl, mailUrl: catcher.webUrl };
}
