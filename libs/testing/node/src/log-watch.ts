import { PinoLogger } from 'nestjs-pino';

const unwanted = /eyJ[\w-]+\.|"(parameters|query|driverError)":/;

/** All services of a process share the logger of the first, which another spec may have begun. */
function setLevel(level: string): void {
  const root = PinoLogger.root as PinoLogger['logger'] | undefined;
  if (root) root.level = level;
}

/** What a service of this process writes to its log, for specs of what must not be in it. Begun before the service. */
export class LogWatch {
  /** Environment of a service that is watched. */
  static readonly env = { LOG_LEVEL: 'trace' };
  private readonly lines: string[] = [];

  constructor() {
    setLevel('trace');
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      this.lines.push(String(text));
      return true;
    });
  }

  get text(): string {
    return this.lines.join('');
  }

  /** Nothing that people wrote or are called, no bearer token, and not the values of a statement that failed. */
  assertNothingOf(texts: readonly string[]): void {
    expect(this.text).not.toBe('');
    expect(texts.filter((text) => this.text.includes(text))).toEqual([]);
    expect(this.text).not.toMatch(unwanted);
  }

  /** An answer to a caller says that something failed, and nothing of what. */
  assertGeneric(body: object): void {
    expect(body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      request_id: expect.any(String) as string,
    });
  }

  stop(): void {
    jest.restoreAllMocks();
    setLevel('silent');
  }
}
