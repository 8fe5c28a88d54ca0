export interface Counts {
  passed: number;
  failed: number;
}
export interface EndedTask {
  id: string;
  status: number | undefined;
  counts?: Counts | undefined;
}
export function countTask(task: EndedTask): Counts;
export function countByTarget(tasks: EndedTask[]): Map<string, Counts & { tasks: number }>;
