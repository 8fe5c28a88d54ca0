import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { TRACE_PARENT_HEADER } from '@opentelemetry/core';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestContext } from '../request-context.js';
import { Traces } from './traces.service.js';

const REQUEST_ID = 'crewcall.request_id';

/** Each request as a span: by its route's pattern, never by the address that was asked for. */
@Injectable()
export class RequestTraces implements OnModuleInit {
  private readonly spans = new WeakMap<FastifyRequest, Span>();

  constructor(
    private readonly traces: Traces,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    // A command has no server.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    if (!this.traces.isOn || !fastify) return;
    fastify.addHook('onRequest', (request, _reply, done) => {
      this.begin(request);
      done();
    });
    // The context was entered anew when the body had been read.
    fastify.addHook('preValidation', (request, _reply, done) => {
      const span = this.spans.get(request);
      if (span) RequestContext.setSpan(span);
      done();
    });
    fastify.addHook('onResponse', (request, { statusCode }, done) => {
      this.end(request, statusCode);
      done();
    });
  }

  private begin(request: FastifyRequest): void {
    const { method, id, headers, routeOptions } = request;
    if (routeOptions.url?.startsWith('/health/')) return;
    const parent = headers[TRACE_PARENT_HEADER];
    const span = this.traces.start(`${method} ${routeOptions.url ?? 'none'}`, {
      kind: SpanKind.SERVER,
      parent: typeof parent === 'string' ? parent : undefined,
      attributes: {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_HTTP_ROUTE]: routeOptions.url ?? 'none',
        [REQUEST_ID]: id,
      },
    });
    if (!span) return;
    this.spans.set(request, span);
    RequestContext.setSpan(span);
  }

  private end(request: FastifyRequest, statusCode: number): void {
    const span = this.spans.get(request);
    span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }
}
