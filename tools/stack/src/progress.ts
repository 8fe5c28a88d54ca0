const HEARTBEAT_MS = 10_000;

/** Tells a person what is going on: a line when a step begins, one with its seconds when it ends. */
export class Progress {
  private readonly began = Date.now();
  private isOver = false;

  constructor(private readonly print: (line: string) => void = (line) => console.log(line)) {}

  async step<T>(name: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T> {
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
    let detail = '';
    this.tell(`  … ${name}`);
    const heartbeat = setInterval(() => this.tell(`  … ${name}, ${seconds()}`), HEARTBEAT_MS);
    try {
      const result = await work((said) => {
        detail = ` (${said})`;
      });
      this.tell(`  ✓ ${name}${detail}  ${seconds()}`);
      return result;
    } catch (error) {
      this.tell(`  ✗ ${name}  ${seconds()}`);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  say(line: string): void {
    this.print(line);
  }

  /** What is still under way is given up: its steps are not reported any more. */
  end(): void {
    this.isOver = true;
  }

  private tell(line: string): void {
    if (!this.isOver) this.print(line);
  }

  total(): string {
    return `${((Date.now() - this.began) / 1000).toFixed(1)} s`;
  }
}
