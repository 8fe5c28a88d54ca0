import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@crewcall/platform-observability';
import { UpstreamConfig } from '../config.js';
import type { UpstreamName } from '../routing/routing-table.js';
import { LATE } from './failure.js';
import { Upstream } from './upstream.js';

const PROBE_MS = 1000;

/** The services behind the gateway. It stays ready without any of them; its health tells only which are up. */
@Injectable()
export class Upstreams implements OnModuleInit, OnApplicationShutdown {
  /** Renders the pages; there is none where only the API is served. */
  readonly webServer?: Upstream;
  private readonly all: ReadonlyMap<UpstreamName, Upstream>;

  constructor(config: UpstreamConfig, health: HealthRegistry) {
    const { identity, jobs, messaging, notifications, admin, webServer, connectMs } = config;
    const urls: [UpstreamName, string[]][] = [
      ['identity', identity],
      ['jobs', jobs],
      ['messaging', messaging],
      ['notifications', notifications],
      ['admin', admin],
    ];
    this.all = new Map(urls.map(([name, each]) => [name, new Upstream(name, each, connectMs)]));
    if (webServer) this.webServer = new Upstream('web-server', webServer, connectMs);
    for (const { name, upstream } of this.each()) health.register(name, () => probe(upstream), { isRequired: false });
  }

  get(name: UpstreamName): Upstream {
    const upstream = this.all.get(name);
    if (!upstream) throw new Error(`There is no upstream called ${name}`);
    return upstream;
  }

  async onModuleInit(): Promise<void> {
    await Promise.all(this.each().map(({ upstream }) => upstream.replicas.start()));
  }

  // After the server has closed: until then requests in flight need them.
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.each().map(({ upstream }) => upstream.replicas.stop()));
  }

  private each(): { name: string; upstream: Upstream }[] {
    const all = [...this.all.values(), ...(this.webServer ? [this.webServer] : [])];
    return all.map((upstream) => ({ name: upstream.name, upstream }));
  }
}

async function probe(upstream: Upstream): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(LATE), PROBE_MS);
  try {
    const { statusCode, body } = await upstream.request({
      method: 'GET',
      path: '/health/live',
      signal: controller.signal,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${upstream.name} answers ${statusCode}`);
  } finally {
    clearTimeout(timer);
  }
}
