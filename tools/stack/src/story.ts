import { existsSync, writeFileSync } from 'node:fs';
import { type Login, logins, seed } from '@crewcall/tools-seed';
import pg from 'pg';
import type { Scene } from './backing.js';
import { programOf } from './builds.js';
import { portOf } from './ports.js';
import { Problem } from './problem.js';
import { run } from './processes/run.js';
import { NODE_FLAGS, serviceEnvironment } from './service-process.js';
import type { ServiceName } from './service-names.js';
import { environmentOf, type Surroundings } from './services.js';

const COMMAND_MS = 60_000;

/** Identity's own command, as an operator would call it; the password goes through the environment. */
async function createAdmin(around: Surroundings, email: string, password: string): Promise<void> {
  const env = { ...serviceEnvironment('identity', around), ADMIN_PASSWORD: password };
  const args = [...NODE_FLAGS, programOf('identity'), 'create-admin', '--email', email];
  const { ok, output } = await run(process.execPath, args, { env, timeoutMs: COMMAND_MS });
  if (!ok) throw new Problem(`The administrator could not be made: ${output.trim().split('\n').at(-1) ?? ''}`);
}

/** Tells the story once for each data folder: later starts keep what people made of it. */
export async function tellStory(
  scene: Scene,
  around: Surroundings,
  mailUrl: string,
  wanted: ServiceName[],
): Promise<Login[]> {
  if (!wanted.includes('identity') || !wanted.includes('jobs')) return [];
  const told = scene.data.file('story-told');
  if (existsSync(told)) return logins;
  const database = new pg.Pool({ connectionString: environmentOf('jobs', around).DATABASE_URL, max: 1 });
  try {
    await scene.progress.step('Telling the story: people, jobs, bookings, feedback', () =>
      seed({
        jobsDatabase: async (statement, parameters) => void (await database.query(statement, [...parameters])),
        identityUrl: `http://127.0.0.1:${portOf(around.port, 'identity')}`,
        jobsUrl: `http://127.0.0.1:${portOf(around.port, 'jobs')}`,
        adminUrl: wanted.includes('admin') ? `http://127.0.0.1:${portOf(around.port, 'admin')}` : undefined,
        messagingUrl: wanted.includes('messaging') ? `http://127.0.0.1:${portOf(around.port, 'messaging')}` : undefined,
        hasWorker: wanted.includes('jobs-worker'),
        mailUrl,
        createAdmin: (email, password) => createAdmin(around, email, password),
      }),
    );
  } finally {
    await database.end();
  }
  writeFileSync(told, new Date().toISOString());
  return logins;
}
