export interface Counts {
  passed: number;
  failed: number;
}
export interface EndedTask {
  id: string;
  status: number | undefined;
  counts?: Counts | undefined;
  /** How long it took; none for one that came from the cache. */
  ms?: number;
}
export function countTask(task: EndedTask): Counts;
export function countByTarget(tasks: EndedTask[]): Map<string, Counts & { tasks: number; ms: number }>;
