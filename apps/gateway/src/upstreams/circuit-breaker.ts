export interface BreakerOptions {
  /** Failures in a row that open it. */
  failuresToOpen: number;
  /** How long it stays open the first time; doubled each time its probe fails … */
  openMs: number;
  /** … up to this. */
  maxOpenMs: number;
}

export const breakerDefaults: BreakerOptions = { failuresToOpen: 5, openMs: 1000, maxOpenMs: 5000 };

/**
 * Stops calls to something that does not answer, so that its callers get their error at once and it gets its rest.
 * After a while one call is let through as a probe; its outcome closes the breaker or keeps it open for longer.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private openFor: number;
  private lastFailure = -Infinity;
  private isProbing = false;

  constructor(
    private readonly options: BreakerOptions = breakerDefaults,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.openFor = options.openMs;
  }

  private get isOpen(): boolean {
    return this.failures >= this.options.failuresToOpen;
  }

  /** Whether a call may go now. Every call that goes reports back with one of the three below. */
  tryPass(): boolean {
    if (!this.isOpen) return true;
    if (this.isProbing || this.now() < this.openUntil) return false;
    this.isProbing = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.isProbing = false;
    this.openFor = this.options.openMs;
  }

  failed(): void {
    this.failures += 1;
    this.lastFailure = this.now();
    if (!this.isOpen) return;
    if (this.isProbing) this.openFor = Math.min(this.openFor * 2, this.options.maxOpenMs);
    this.isProbing = false;
    this.openUntil = this.now() + this.openFor;
  }

  /** The call ended in a way that says nothing of the other side, such as the caller hanging up. */
  released(): void {
    this.isProbing = false;
  }

  /** It failed just now: others are asked first where there are others. */
  get isSuspect(): boolean {
    return this.failures > 0 && this.now() - this.lastFailure < this.options.openMs;
  }

  /** Seconds until a call may go. */
  get opensAgainIn(): number {
    return this.isOpen ? Math.max(0, this.openUntil - this.now()) / 1000 : 0;
  }
}
