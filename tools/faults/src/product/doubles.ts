import { freePort } from '@crewcall/tools-stack';
import { FaultProxy } from '../proxy/fault-proxy.js';
import { ends } from './links.js';
import { type Place, ServiceProcess } from './service-process.js';

/** A second process of each service. The gateway knows both of each; people reach the two gateways through a balancer. */
export class Doubles {
  private readonly seconds = new Map<string, ServiceProcess>();
  private readonly urls = new Map<string, string>();
  private balancer: FaultProxy | undefined;

  async add(first: ServiceProcess, place: Place): Promise<void> {
    const second = new ServiceProcess(first.name, place, await freePort());
    this.seconds.set(first.name, second);
    this.urls.set(first.name, [first, second].map(({ port }) => `http://127.0.0.1:${port}`).join(','));
    if (first.name === 'gateway') this.balancer = await FaultProxy.to(first.port, second.port);
  }

  get all(): ServiceProcess[] {
    return [...this.seconds.values()];
  }

  of(name: string): ServiceProcess {
    const second = this.seconds.get(name);
    if (!second) throw new Error(`There is one ${name} alone`);
    return second;
  }

  /** Where people find the two gateways. */
  get origin(): string | undefined {
    return this.balancer && `http://127.0.0.1:${this.balancer.port}`;
  }

  /** Where the gateway finds the services. */
  get gatewaySettings(): Record<string, string> {
    const led = Object.entries(ends).flatMap(([setting, name]) => {
      const urls = this.urls.get(name);
      return urls ? [[setting, urls] as const] : [];
    });
    return Object.fromEntries(led);
  }

  async close(): Promise<void> {
    await this.balancer?.close();
  }
}
