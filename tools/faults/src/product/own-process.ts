import type { Child } from '@crewcall/tools-stack';

/** A process of the product in the hands of a drill. */
export abstract class OwnProcess {
  protected child: Child | undefined;

  get running(): boolean {
    return this.child?.running ?? false;
  }

  /** kill -9, at whatever it is. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.child?.exited;
  }

  /** It keeps its connections and answers no one, as a machine that swaps. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  /** Asks it to leave, and ends it when it does not. */
  async stop(withinMs = 12_000): Promise<void> {
    this.thaw();
    await this.child?.stop(withinMs);
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.child?.running && this.child.pid) process.kill(this.child.pid, signal);
  }
}
