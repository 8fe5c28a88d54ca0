import { createServer, connect } from 'node:net';
import { Problem } from './problem.js';

/** Where everything listens, counted from the port of the address that people open. */
export const offsets = {
  gateway: 0,
  identity: 1,
  jobs: 2,
  'jobs-worker': 3,
  messaging: 4,
  notifications: 5,
  admin: 6,
  'web-server': 7,
  vite: 8,
  postgres: 10,
  redis: 11,
  s3: 12,
  smtp: 13,
  mail: 14,
  boards: 15,
  /** For journeys alone: a push service, and the browsers that it serves. */
  push: 16,
  /** For journeys alone: calendars that crew bring in. */
  calendars: 17,
} as const;

/** What fetch and browsers refuse to open, whatever listens there: https://fetch.spec.whatwg.org/#bad-port */
const refusedByBrowsers = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export type Listener = keyof typeof offsets;

/** One process and where it listens. */
export interface Place {
  name: string;
  port: number;
}

export const portOf = (base: number, listener: Listener): number => base + offsets[listener];

/** Where Prometheus reads a service under `npm start -- --metrics`: beyond all other ports. */
const METRICS_ABOVE = 20;
export const metricsBaseOf = (base: number): number => base + METRICS_ABOVE;

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Looks at every port before anything is started, so that a taken one is said at once and by name. */
export async function requireFree(
  base: number,
  listeners: readonly Listener[],
  further: readonly Place[] = [],
): Promise<void> {
  const places = [...listeners.map((name) => ({ name, port: portOf(base, name) })), ...further];
  for (const { name, port } of places) {
    const other = base + 1000 > 64_000 ? base - 1000 : base + 1000;
    if (refusedByBrowsers.has(port)) {
      throw new Problem(
        `Port ${port}, which CrewCall needs for ${name}, is one that browsers refuse to open. Start with: npm start -- --port ${other}`,
      );
    }
    if (await isFree(port)) continue;
    throw new Problem(
      `Port ${port}, which CrewCall needs for ${name}, is taken by another program. Stop that program, or start with: npm start -- --port ${other}`,
    );
  }
}

const HIGHEST_OFFSET = Math.max(...Object.values(offsets));
const TRIES = 50;

/** A port for the product such that it and all that are counted from it are free. */
export async function freeBase(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const base = 20_000 + Math.floor(Math.random() * 600) * 20;
    const ports = Array.from({ length: HIGHEST_OFFSET + 1 }, (_, offset) => base + offset);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return base;
  }
  throw new Problem('No free ports were found between 20000 and 32000. Stop what uses them and try again.');
}

export function answers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
