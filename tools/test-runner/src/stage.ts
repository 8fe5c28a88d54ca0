/** What one stage of `npm test` found. */
export interface StageResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** What a person needs to read when something failed. */
  report?: string;
}

export interface StageContext {
  /** Names the test servers in the environment; they are started when the first stage asks. */
  servers: () => Promise<Record<string, string>>;
  /** Further arguments of the command line, for the stage's own program. */
  rest: string[];
}

export interface Stage {
  name: string;
  /** Leaves a core free, so another such stage runs beside it. */
  isNarrow?: boolean;
  run: (context: StageContext) => Promise<StageResult>;
}

export const passed: StageResult = { passed: 1, failed: 0 };
export const failedWith = (report: string): StageResult => ({ passed: 0, failed: 1, report });
