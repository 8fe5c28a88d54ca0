import { Child, freeBase, isReady, type ServiceName, untilReady } from '@crewcall/tools-stack';
import { argsOf } from '../replica.js';

const READY_WITHIN_MS = 120_000;
/** What is not measured is not there; who asks for it is told so. */
const NOTHING = 'http://127.0.0.1:9';

export interface Running {
  base: string;
  pid: number;
  stop: () => Promise<void>;
}

/** One more process of a service, as its image runs it. */
export async function startProcess(service: ServiceName, env: NodeJS.ProcessEnv): Promise<Running> {
  const port = await freeBase();
  const settings = { ...env, PORT: String(port) };
  const options = { name: service, command: process.execPath, args: argsOf(service), env: settings };
  const running = Child.start({ ...options, onLine: console.log });
  await untilReady(running, () => isReady(port), READY_WITHIN_MS);
  return { base: `http://127.0.0.1:${port}`, pid: running.pid ?? 0, stop: () => running.stop(0) };
}

/** In front of these services. Every request is counted for its limits, which no bench reaches. */
export const startGateway = (env: NodeJS.ProcessEnv, upstreams: NodeJS.ProcessEnv): Promise<Running> =>
  startProcess('gateway', {
    ...env,
    RATE_LIMIT_FACTOR: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '20000',
    MAX_SOCKETS_PER_ADDRESS: '20000',
    IDENTITY_URL: NOTHING,
    JOBS_URL: NOTHING,
    MESSAGING_URLS: NOTHING,
    NOTIFICATIONS_URL: NOTHING,
    ADMIN_URL: NOTHING,
    ...upstreams,
  });
