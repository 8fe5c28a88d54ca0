import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@crewcall/testing-servers';
import { buildServices, freeBase, portOf, publicUrl, type ServiceName } from '@crewcall/tools-stack';
import { FaultProxy } from '../proxy/fault-proxy.js';
import { BackingServers } from './backing-servers.js';
import { mountDisk, unmountDisk } from './disk.js';
import { ends, Links } from './links.js';
import { RedisServer } from './redis-server.js';
import { type Place, ServiceProcess } from './service-process.js';

/** The worker of jobs is left out: it closes what is past, and would relay in the place of jobs. One drill has it. */
export const drilled = ['gateway', 'identity', 'jobs', 'notifications', 'messaging', 'admin'] as const;
export type Drilled = ((typeof drilled)[number] | 'jobs-worker') & ServiceName;
/** Those without which no one is hired. */
export const essential: readonly Drilled[] = ['gateway', 'identity', 'jobs', 'notifications'];

/** What a drill needs of its product beyond the usual one. */
export interface Needs {
  services?: readonly Drilled[];
  /** Every line between two processes can be made bad. */
  isLinked?: boolean;
  /** How many processes of a service, one where nothing is said. Several gateways are reached through a balancer. */
  replicas?: Partial<Record<Drilled, number>>;
  /** A disk of its own, as small as this: only root can give it one. */
  diskMegabytes?: number;
  /** Settings of single services. */
  settings?: Partial<Record<Drilled, Record<string, string>>>;
}

/** Of all drills whose lines are made bad. */
export const linked: Needs = { isLinked: true };

/** Hundreds of requests a second come from one address here. */
const patience = {
  RATE_LIMIT_FACTOR: '10000',
  SIGN_UPS_PER_ADDRESS: '100000',
  MAILS_PER_ADDRESS: '100000',
  JOBS_PER_DAY: '100000',
  APPLICATIONS_PER_DAY: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '10000',
  MAX_SOCKETS_PER_ADDRESS: '10000',
  MESSAGES_PER_TEN_SECONDS: '10000',
};

/** The first has the port that the product gives the service. */
async function processesOf(name: Drilled, count: number, place: Place): Promise<ServiceProcess[]> {
  const processes = [new ServiceProcess(name, place)];
  while (processes.length < count) processes.push(new ServiceProcess(name, place, await freePort()));
  return processes;
}

/** The whole product on ports and in a folder of its own, every process of it to be killed and started at will. */
export class Product {
  private constructor(
    /** Port that all others are counted from. */
    readonly port: number,
    /** Where its data are. */
    readonly data: string,
    readonly redis: RedisServer,
    readonly servers: BackingServers,
    private readonly services: ReadonlyMap<Drilled, readonly ServiceProcess[]>,
    private readonly needs: Needs,
    private readonly balancer: FaultProxy | undefined,
    readonly links = new Links(),
  ) {}

  static async start(names: readonly Drilled[], logs: string, needs: Needs = {}): Promise<Product> {
    const base = await freeBase();
    // Named so that the next run of the tests clears what a killed one left.
    const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
    if (needs.diskMegabytes) mountDisk(folder, needs.diskMegabytes);
    chmodSync(folder, 0o711);
    mkdirSync(logs, { recursive: true });
    const redis = await RedisServer.prepare(path.join(folder, 'redis'), portOf(base, 'redis'), logs);
    const servers = new BackingServers(base, folder, redis.url, logs);
    const services = new Map<Drilled, ServiceProcess[]>();
    for (const name of names)
      services.set(name, await processesOf(name, needs.replicas?.[name] ?? 1, { base, folder, logs }));
    const gateways = (services.get('gateway') ?? []).map(({ port }) => port);
    const balancer = gateways.length > 1 ? await FaultProxy.to(...gateways) : undefined;
    const product = new Product(base, folder, redis, servers, services, needs, balancer);
    try {
      await Promise.all([redis.start(), servers.start(), buildServices()]);
      await product.tellServices();
      await product.startServices();
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  /** Started, given to the work, and stopped whatever comes of it. */
  static async use<T>(
    names: readonly Drilled[],
    logs: string,
    replicas: Partial<Record<Drilled, number>>,
    work: (product: Product) => Promise<T>,
  ): Promise<T> {
    const product = await Product.start(names, logs, { replicas });
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  }

  /** Every process of a service. */
  replicasOf(name: Drilled): readonly ServiceProcess[] {
    return this.services.get(name) ?? [];
  }

  /** The only process of a service, or the first of several. */
  service(name: Drilled): ServiceProcess {
    const [service] = this.replicasOf(name);
    if (!service) throw new Error(`This drill runs without ${name}`);
    return service;
  }

  get names(): Drilled[] {
    return [...this.services.keys()];
  }

  get origin(): string {
    return this.balancer
      ? `http://127.0.0.1:${this.balancer.port}`
      : publicUrl(this.port).replace('localhost', '127.0.0.1');
  }

  get mailUrl(): string {
    return `http://127.0.0.1:${portOf(this.port, 'mail')}`;
  }

  /** Of a service that has one: all but the gateway. */
  databaseUrlOf(name: Drilled): string {
    return this.service(name).settings.DATABASE_URL ?? '';
  }

  private get processes(): ServiceProcess[] {
    return [...this.services.values()].flat();
  }

  async startServices(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.start({})));
  }

  async startService(name: Drilled): Promise<void> {
    await this.service(name).start({});
  }

  /** What every process is told besides what the backing servers wrote down for it. */
  private async tellServices(): Promise<void> {
    for (const service of this.processes) {
      const name = service.name as Drilled;
      const usual = name === 'gateway' ? this.gatewaySettings : patience;
      const own = { ...usual, ...this.needs.settings?.[name] };
      service.standing = own;
      if (this.needs.isLinked)
        Object.assign(service.standing, await this.links.lead(name, { ...service.settings, ...own }));
    }
  }

  /** Where it finds services of which there are several. */
  private get gatewaySettings(): Record<string, string> {
    const settings: Record<string, string> = { ...patience };
    for (const [setting, name] of Object.entries(ends)) {
      const ports = this.replicasOf(name as Drilled).map(({ port }) => port);
      if (ports.length > 1) settings[setting] = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    }
    return settings;
  }

  async killServices(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
    await Promise.all([this.servers.stop(), this.redis.stop(), this.links.close(), this.balancer?.close()]);
    if (this.needs.diskMegabytes) unmountDisk(this.data);
    rmSync(this.data, { recursive: true, force: true });
  }
}
