import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@crewcall/testing-servers';
import { isAlive } from './processes/identify.js';
import { type Plan, startOnce } from './processes/plan.js';
import { memoryFolder } from './memory-folder.js';
import { planPostgres, SUPERUSER } from './servers/postgres.js';
import { planRedis } from './servers/redis.js';
import { findRedis } from './servers/redis-program.js';
import { planS3 } from './servers/s3.js';

/** Real servers for specs. `env` names them the way specs and the platform's testing library look for them. */
export interface TestServers {
  env: Record<string, string>;
  stop(): Promise<void>;
}

const PREFIX = 'crewcall-test-';
/** Of pages in specs. */
const TEST_ORIGIN = 'http://localhost:3000';

/** Folders of runs that were killed: their names say whose they were. */
function clearLeftovers(): void {
  for (const folder of new Set([tmpdir(), memoryFolder()])) {
    for (const name of readdirSync(folder)) {
      const [, pid] = /^crewcall-test-(\d+)-/.exec(name) ?? [];
      if (pid && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

export async function startEmbeddedTestServers(): Promise<TestServers> {
  clearLeftovers();
  const folder = mkdtempSync(path.join(memoryFolder(), `${PREFIX}${process.pid}-`));
  // Postgres' user must be able to pass through.
  chmodSync(folder, 0o711);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async <P extends Plan>(plan: P): Promise<P> => {
    const child = await startOnce(plan);
    stops.push(() => child.stop(5000));
    return plan;
  };
  try {
    const program = await findRedis((line) => console.log(line));
    const [postgresPort, redisPort, s3Port] = await Promise.all([freePort(), freePort(), freePort()]);
    const starting = [
      planPostgres({
        folder: path.join(folder, 'postgres/data'),
        port: postgresPort,
        password: SUPERUSER,
        durable: false,
      }).then(start),
      start(planRedis({ program, folder: path.join(folder, 'redis'), port: redisPort, durable: false })),
      start(
        planS3({
          folder: path.join(folder, 's3'),
          port: s3Port,
          secretKey: randomBytes(24).toString('base64url'),
          origins: [TEST_ORIGIN],
        }),
      ),
    ] as const;
    // All have started or failed before the first failure is told: none may come up behind our back.
    await Promise.allSettled(starting);
    const [postgres, redis, s3] = await Promise.all(starting);
    return {
      env: {
        TEST_POSTGRES_URL: postgres.url,
        TEST_REDIS_URL: redis.url,
        TEST_S3_ENDPOINT: s3.access.endpoint,
        TEST_S3_ACCESS_KEY: s3.access.accessKey,
        TEST_S3_SECRET_KEY: s3.access.secretKey,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
