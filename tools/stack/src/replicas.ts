import { Problem } from './problem.js';
import { type Place, portOf } from './ports.js';
import { type ServiceName, services } from './service-names.js';

/** How many processes of a service run; of those that are not named, one. */
export type Replicas = Partial<Record<ServiceName, number>>;

/** The second and further replicas of all services, in their order, listen from here on. */
const FURTHER_ABOVE = 40;
/** Their metrics are read 20 ports above, as those of the first ones. */
const MOST_FURTHER = 20;

const shapes = '--replicas takes services and numbers, as in: npm start -- --replicas messaging=3,jobs=2';

/** Reads `messaging=3,jobs=2`. @throws Problem that says what is wrong with it */
export function readReplicas(text: string): Replicas {
  const replicas: Replicas = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [, name, number] = /^\s*([a-z-]+)=(\d{1,2})\s*$/.exec(part) ?? [];
    const service = services.find((known) => known === name);
    if (!service || !Number(number)) throw new Problem(`${shapes}. “${part.trim()}” is none of these.`);
    if (service === 'gateway') throw new Problem('There is one gateway here: it is the address that people open.');
    replicas[service] = Number(number);
  }
  const further = Object.values(replicas).reduce((sum, count) => sum + count - 1, 0);
  if (further > MOST_FURTHER) throw new Problem(`At most ${MOST_FURTHER} replicas besides the first of each service.`);
  return replicas;
}

/** The processes of one service: `messaging`, `messaging-2` and so on, each with a port of its own. */
export function processesOf(service: ServiceName, base: number, replicas: Replicas = {}): Place[] {
  const before = services.slice(0, services.indexOf(service));
  const taken = before.reduce((sum, name) => sum + (replicas[name] ?? 1) - 1, 0);
  const further = Array.from({ length: (replicas[service] ?? 1) - 1 }, (_, at) => ({
    name: `${service}-${at + 2}`,
    port: base + FURTHER_ABOVE + taken + at,
  }));
  return [{ name: service, port: portOf(base, service) }, ...further];
}
