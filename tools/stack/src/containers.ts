import { run } from './processes/run.js';
import { Problem } from './problem.js';
import { startEmbeddedTestServers, type TestServers } from './test-servers.js';

/** The same images as in docker-compose.yml. */
const IMAGES = {
  postgres: 'postgres:17-alpine',
  redis: 'redis:7-alpine',
  s3: 'quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z',
} as const;

const PULL_MS = 180_000;
const CREDENTIAL = 'crewcall-test';

/** Asked before Testcontainers is: a pull that cannot succeed would hang without a word. */
async function requireImage(image: string): Promise<void> {
  if ((await run('docker', ['image', 'inspect', image])).ok) return;
  console.log(`Pulling ${image} …`);
  const { ok } = await run('docker', ['pull', '--quiet', image], { timeoutMs: PULL_MS });
  if (!ok) {
    throw new Problem(
      `The image ${image} is not here and could not be pulled. Load it into Docker, or run the tests on the embedded servers: npm test`,
    );
  }
}

async function requireDocker(): Promise<void> {
  const { ok, output } = await run('docker', ['info'], { timeoutMs: 20_000 });
  if (ok) return;
  const why = output.includes('ENOENT') ? 'Docker is not installed' : 'Docker does not answer';
  throw new Problem(
    `TEST_SERVERS=containers needs Docker, and ${why}. Start it, or run the tests on the embedded servers: npm test`,
  );
}

async function startContainers(): Promise<TestServers> {
  await requireDocker();
  for (const image of Object.values(IMAGES)) await requireImage(image);
  const { GenericContainer, Wait } = await import('testcontainers');
  const starting = [
    new GenericContainer(IMAGES.postgres)
      .withEnvironment({ POSTGRES_PASSWORD: CREDENTIAL })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer(IMAGES.redis)
      .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts(6379)
      .start(),
    new GenericContainer(IMAGES.s3)
      .withEnvironment({ MINIO_ROOT_USER: CREDENTIAL, MINIO_ROOT_PASSWORD: CREDENTIAL })
      .withCommand(['server', '/data'])
      .withExposedPorts(9000)
      .start(),
  ] as const;
  await Promise.allSettled(starting);
  const [postgres, redis, s3] = await Promise.all(starting);
  const at = (container: typeof redis, port: number) => `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    env: {
      TEST_POSTGRES_URL: `postgres://postgres:${CREDENTIAL}@${at(postgres, 5432)}/postgres`,
      TEST_REDIS_URL: `redis://${at(redis, 6379)}`,
      TEST_S3_ENDPOINT: `http://${at(s3, 9000)}`,
      TEST_S3_ACCESS_KEY: CREDENTIAL,
      TEST_S3_SECRET_KEY: CREDENTIAL,
    },
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop(), s3.stop()]);
    },
  };
}

/** Real servers for specs: embedded ones, or containers where TEST_SERVERS=containers asks for them. */
export function startTestServers(): Promise<TestServers> {
  return process.env.TEST_SERVERS === 'containers' ? startContainers() : startEmbeddedTestServers();
}
