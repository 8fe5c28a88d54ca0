import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { RequestContext } from '../request-context.js';
import { OBSERVED_SERVICE } from '../metrics/metrics.service.js';
import { SpanSender } from './span-sender.js';
import { TracesConfig } from './traces.config.js';

export interface SpanFacts {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Of the piece of work that caused this one, in another process; else it is what is going on here. */
  parent?: string | undefined;
}

/** Statements are long; what they are about stands at their beginning. */
const LONGEST_VALUE = 1000;

/**
 * What one click sets going, in every process it reaches: spans, sent to OTEL_EXPORTER_OTLP_ENDPOINT. Without that
 * address nothing is traced. Spans name routes, statements without their values, queues and events, and never a person.
 */
@Injectable()
export class Traces implements OnApplicationShutdown {
  private readonly provider?: TracerProvider;
  private readonly tracer?: Tracer;

  constructor(@Inject(OBSERVED_SERVICE) service: string, { endpoint, share }: TracesConfig) {
    if (!endpoint) return;
    const exporter = new SpanSender(`${endpoint.replace(/\/$/, '')}/v1/traces`);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
    });
    this.tracer = this.provider.getTracer('crewcall');
  }

  get isOn(): boolean {
    return this.tracer !== undefined;
  }

  /** To be ended by the caller; undefined where nothing is traced. */
  start(name: string, { parent, ...options }: SpanFacts = {}): Span | undefined {
    return this.tracer?.startSpan(name, options, contextOf(parent));
  }

  /** As `start`, but only as a part of something that is traced: no trace begins here. */
  startPart(name: string, facts: SpanFacts = {}): Span | undefined {
    return facts.parent || RequestContext.current()?.span ? this.start(name, facts) : undefined;
  }

  /** Everything that `work` does is part of the span. */
  async around<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
    const span = this.start(name, facts);
    if (!span) return work();
    const requestId = RequestContext.idFrom(undefined);
    const part = { requestId, ...RequestContext.current(), span };
    return endWith(
      span,
      RequestContext.run(part, async () => work()),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    // Whether the last spans arrive is no reason to stay.
    await this.provider?.shutdown().catch(() => undefined);
  }
}

function contextOf(parent: string | undefined): Context {
  const told = parent === undefined ? undefined : parseTraceParent(parent);
  if (told) return trace.setSpanContext(ROOT_CONTEXT, { ...told, isRemote: true });
  const { span } = RequestContext.current() ?? {};
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** Ends the span with the work. Of an error it keeps the code or the name: messages may quote what people wrote. */
export async function endWith<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: unknown };
    span.setAttribute(ATTR_ERROR_TYPE, String(code ?? name ?? 'unknown'));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
