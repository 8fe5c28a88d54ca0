/** One queue of one service, as Redis holds it this moment. */
export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  /** Failed for good: the dead letters. */
  failed: number;
  /** How long the next message has waited; 0 where none waits. */
  oldest_seconds: number;
}

/** Of a route's pattern, since the process started. */
export interface RouteFigures {
  route: string;
  requests: number;
  mean_ms: number;
}

/** What a process measured of its own work since it started. */
export interface ProcessFigures {
  /** Events and tasks on their way to a queue, and how long the oldest has waited. */
  outbox_messages: number;
  outbox_seconds: number;
  requests: number;
  /** Answers of 500 and above. */
  errors: number;
  /** Slowest first, five at most. */
  slowest_routes: RouteFigures[];
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
  /** Null where the process does not measure itself. */
  figures: ProcessFigures | null;
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
