import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { v7 as uuidv7 } from 'uuid';

/** What travels with one piece of work through HTTP, events, tasks and sockets. */
export interface RequestFacts {
  requestId: string;
  /** Who asked, once that is proven. */
  actorId?: string;
  /** What is going on, where it is traced. */
  span?: Span;
}

const storage = new AsyncLocalStorage<RequestFacts>();

/** Ids from outside are kept only in this shape, so that a log line stays one line. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;

export const RequestContext = {
  current: (): RequestFacts | undefined => storage.getStore(),
  run: <T>(facts: RequestFacts, work: () => T): T => storage.run({ ...facts }, work),
  /** The actor is known later than the request: the guard adds it. */
  setActor(actorId: string): void {
    const facts = storage.getStore();
    if (facts) facts.actorId = actorId;
  },
  /** The span of a request begins after its context. */
  setSpan(span: Span): void {
    const facts = storage.getStore();
    if (facts) facts.span = span;
  },
  /** What is going on, in the words of W3C Trace Context, for who carries it on elsewhere; undefined where nothing is traced. */
  traceparent(span = storage.getStore()?.span): string | undefined {
    if (!span) return undefined;
    const { traceId, spanId, traceFlags } = span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  },
  /** The given id when it is safe to log and pass on, else a new one. */
  idFrom: (given: unknown): string => (typeof given === 'string' && SAFE_ID.test(given) ? given : uuidv7()),
};
