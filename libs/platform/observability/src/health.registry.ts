import { Injectable } from '@nestjs/common';
import { withTimeout } from './with-timeout.js';

const PROBE_WITHIN_MS = 2000;

/** Throws, or rejects, with a sentence when the thing it watches is not usable. */
export type HealthProbe = () => Promise<void> | void;

interface Dependence {
  probe: HealthProbe;
  /** What is not required is reported, yet the service is ready without it. */
  isRequired: boolean;
  /** Whether a request comes to nothing without it. */
  stopsRequests: boolean;
}

/** Every platform module registers what it depends on; the controller never changes. */
@Injectable()
export class HealthRegistry {
  private readonly dependences = new Map<string, Dependence>();
  private draining = false;

  register(name: string, probe: HealthProbe, { isRequired = true, stopsRequests = false } = {}): void {
    this.dependences.set(name, { probe, isRequired, stopsRequests });
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
    const known = [...this.dependences];
    const states = await Promise.all(known.map(([, { probe }]) => stateOf(probe)));
    const checks = Object.fromEntries(known.map(([name], index) => [name, states[index] ?? 'down']));
    const ready = !this.draining && known.every(([name, { isRequired }]) => checks[name] === 'up' || !isRequired);
    return { ready, checks };
  }

  /** Whether it answers requests, if not all that a service does: it is not leaving, and what they need is there. */
  async isServing(): Promise<boolean> {
    const needed = [...this.dependences.values()].filter(({ stopsRequests }) => stopsRequests);
    const states = await Promise.all(needed.map(({ probe }) => stateOf(probe)));
    return !this.draining && states.every((state) => state === 'up');
  }
}

async function stateOf(probe: HealthProbe): Promise<'up' | 'down'> {
  try {
    await withTimeout((async () => probe())(), PROBE_WITHIN_MS, () => new Error('timed out'));
    return 'up';
  } catch {
    return 'down';
  }
}
