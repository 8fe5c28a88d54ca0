import { Injectable } from '@nestjs/common';
import { withTimeout } from './with-timeout.js';

const PROBE_WITHIN_MS = 2000;

/** Throws, or rejects, with a sentence when the thing it watches is not usable. */
export type HealthProbe = () => Promise<void> | void;

/** Every platform module registers what it depends on; the controller never changes. */
@Injectable()
export class HealthRegistry {
  private readonly probes = new Map<string, HealthProbe>();
  private readonly required = new Set<string>();
  private draining = false;

  /** What is not required is reported, yet the service stays ready without it. */
  register(name: string, probe: HealthProbe, { isRequired = true } = {}): void {
    this.probes.set(name, probe);
    if (isRequired) this.required.add(name);
    else this.required.delete(name);
  }

  /** From now on the service reports itself not ready, so that no new work is sent to it. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Runs all probes side by side; the state of each, never their error texts. */
  async check(): Promise<{ ready: boolean; checks: Record<string, 'up' | 'down'> }> {
    const names = [...this.probes.keys()];
    const settled = await Promise.allSettled(names.map((name) => this.probe(name)));
    const checks = Object.fromEntries(
      names.map((name, index): [string, 'up' | 'down'] => [
        name,
        settled[index]?.status === 'fulfilled' ? 'up' : 'down',
      ]),
    );
    const ready = !this.draining && names.every((name) => checks[name] === 'up' || !this.required.has(name));
    return { ready, checks };
  }

  private probe(name: string): Promise<void> {
    const work = (async () => this.probes.get(name)?.())();
    return withTimeout(work, PROBE_WITHIN_MS, () => new Error('timed out'));
  }
}
