/** One queue of one service, as Redis holds it this moment. */
export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  /** Failed for good: the dead letters. */
  failed: number;
}

/** What a process last said of itself; it says so every few seconds. */
export interface ProcessState {
  service: string;
  instance: string;
  version: string;
  is_ready: boolean;
  checks: Record<string, 'up' | 'down'>;
  started_at: string;
  seen_at: string;
}

export interface OperationsState {
  /** Services of which no process was heard are listed without one. */
  services: { name: string; processes: ProcessState[] }[];
  queues: QueueState[];
}

export interface DeadLetterItem {
  id: string;
  queue: string;
  name: string;
  reason: string;
  attempts: number;
  failed_at: string;
}

export interface ReplayRequest {
  queue: string;
  /** One message; all of the queue when it is not given. */
  id?: string;
}

export interface ReplayAnswer {
  replayed: number;
}
