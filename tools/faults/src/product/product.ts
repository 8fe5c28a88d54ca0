import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServices, freeBase, portOf, publicUrl, type ServiceName } from '@crewcall/tools-stack';
import { BackingServers } from './backing-servers.js';
import { mountDisk, unmountDisk } from './disk.js';
import { Doubles } from './doubles.js';
import { Links } from './links.js';
import { RedisServer } from './redis-server.js';
import { ServiceProcess } from './service-process.js';

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
  /** Two processes of every service, the gateway among them. */
  isDoubled?: boolean;
  /** A disk of its own, as small as this: only root can give it one. */
  diskMegabytes?: number;
  /** Settings of single services. */
  settings?: Partial<Record<Drilled, Record<string, string>>>;
}

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

/** Behind the ports of the product's own processes. */
const FIRST_SPARE_PORT = 20;

/** The whole product on ports and in a folder of its own, every process of it to be killed and started at will. */
export class Product {
  private constructor(
    private readonly base: number,
    private readonly folder: string,
    readonly redis: RedisServer,
    readonly servers: BackingServers,
    private readonly services: ReadonlyMap<Drilled, ServiceProcess>,
    /** Of messaging, besides the first. */
    private readonly replicas: readonly ServiceProcess[],
    private readonly needs: Needs,
    readonly links: Links,
    readonly doubles: Doubles,
  ) {}

  /** `replicas` of messaging; one of everything else. */
  static async start(names: readonly Drilled[], logs: string, replicas = 1, needs: Needs = {}): Promise<Product> {
    const base = await freeBase();
    // Named so that the next run of the tests clears what a killed one left.
    const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
    if (needs.diskMegabytes) mountDisk(folder, needs.diskMegabytes);
    chmodSync(folder, 0o711);
    mkdirSync(logs, { recursive: true });
    const redis = await RedisServer.prepare(path.join(folder, 'redis'), portOf(base, 'redis'), logs);
    const servers = new BackingServers(base, folder, redis.url, logs);
    const services = new Map(names.map((name) => [name, new ServiceProcess(name, { base, folder, logs })]));
    const more = Array.from(
      { length: replicas - 1 },
      (_, at) => new ServiceProcess('messaging', { base, folder, logs }, base + FIRST_SPARE_PORT + at),
    );
    const links = new Links();
    const doubles = new Doubles();
    const product = new Product(base, folder, redis, servers, services, more, needs, links, doubles);
    try {
      await Promise.all([redis.start(), servers.start(), buildServices()]);
      if (needs.isDoubled) for (const service of services.values()) await doubles.add(service, { base, folder, logs });
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
    replicas: number,
    work: (product: Product) => Promise<T>,
  ): Promise<T> {
    const product = await Product.start(names, logs, replicas);
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  }

  service(name: Drilled): ServiceProcess {
    const service = this.services.get(name);
    if (!service) throw new Error(`This drill runs without ${name}`);
    return service;
  }

  get names(): Drilled[] {
    return [...this.services.keys()];
  }

  get origin(): string {
    return this.doubles.origin ?? publicUrl(this.base).replace('localhost', '127.0.0.1');
  }

  /** Port that all others are counted from. */
  get port(): number {
    return this.base;
  }

  /** Where its data are. */
  get data(): string {
    return this.folder;
  }

  get mailUrl(): string {
    return `http://127.0.0.1:${portOf(this.base, 'mail')}`;
  }

  /** Of a service that has one: all but the gateway. */
  databaseUrlOf(name: Drilled): string {
    return this.service(name).settings.DATABASE_URL ?? '';
  }

  /** Every replica of messaging. */
  get messaging(): ServiceProcess[] {
    return [this.service('messaging'), ...this.replicas];
  }

  async startServices(): Promise<void> {
    await Promise.all([
      ...this.names.map((name) => this.startService(name)),
      ...[...this.replicas, ...this.doubles.all].map((replica) => replica.start({})),
    ]);
  }

  async startService(name: Drilled): Promise<void> {
    await this.service(name).start({});
  }

  /** What every process is told besides what the backing servers wrote down for it. */
  private async tellServices(): Promise<void> {
    for (const service of [...this.services.values(), ...this.replicas, ...this.doubles.all]) {
      const name = service.name as Drilled;
      const usual = name === 'gateway' ? this.gatewaySettings : patience;
      const own = { ...usual, ...this.needs.settings?.[name] };
      service.standing = own;
      if (this.needs.isLinked)
        Object.assign(service.standing, await this.links.lead(name, { ...service.settings, ...own }));
    }
  }

  private get gatewaySettings(): Record<string, string> {
    const settings = { ...patience, ...this.doubles.gatewaySettings };
    if (!this.replicas.length) return settings;
    return { ...settings, MESSAGING_URLS: this.messaging.map(({ port }) => `http://127.0.0.1:${port}`).join(',') };
  }

  async killServices(): Promise<void> {
    await Promise.all(this.names.map((name) => this.service(name).kill()));
  }

  async stop(): Promise<void> {
    const all = [...this.services.values(), ...this.replicas, ...this.doubles.all];
    await Promise.all(all.map((one) => one.stop()));
    await Promise.all([this.servers.stop(), this.redis.stop(), this.links.close(), this.doubles.close()]);
    if (this.needs.diskMegabytes) unmountDisk(this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
