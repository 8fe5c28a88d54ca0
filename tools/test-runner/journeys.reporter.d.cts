interface Counted {
  allTests(): { outcome(): string }[];
}
declare class CountReporter {
  constructor(options: { file: string; folder?: string });
  onBegin(config: unknown, suite: Counted): void;
  onError(): void;
  onEnd(): void;
  onExit(): void;
}
export = CountReporter;
