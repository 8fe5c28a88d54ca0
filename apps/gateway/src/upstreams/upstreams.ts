import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@crewcall/platform-observability';
import { UpstreamConfig } from '../config.js';
import type { UpstreamName } from '../routing/routing-table.js';
import { LATE } from './failure.js';
import { Upstream } from './upstream.js';

const PROBE_MS = 1000;

/** The five services behind the gateway. It stays ready without any of them; its health tells only which are up. */
@Injectable()
export class Upstreams implements OnModuleInit, OnApplicationShutdown {
  private readonly all: ReadonlyMap<UpstreamName, Upstream>;

  constructor({ identity, jobs, messaging, notifications, admin, connectMs }: UpstreamConfig, health: HealthRegistry) {
    const urls: [UpstreamName, string[]][] = [
      ['identity', [identity]],
      ['jobs', [jobs]],
      ['messaging', messaging],
      ['notifications', [notifications]],
      ['admin', [admin]],
    ];
    this.all = new Map(urls.map(([name, each]) => [name, new Upstream(name, each, connectMs)]));
    for (const [name, upstream] of this.all) health.register(name, () => probe(upstream), { isRequired: false });
  }

  get(name: UpstreamName): Upstream {
    const upstream = this.all.get(name);
    if (!upstream) throw new Error(`There is no upstream called ${name}`);
    return upstream;
  }

  async onModuleInit(): Promise<void> {
    await Promise.all([...this.all.values()].map(({ replicas }) => replicas.start()));
  }

  // After the server has closed: until then requests in flight need them.
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.all.values()].map(({ replicas }) => replicas.stop()));
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
