import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance } from 'fastify';
import { Metrics } from './metrics.service.js';

/** Upper bounds in seconds, as OpenTelemetry recommends them. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** How long requests took, by route: its pattern, never an address that was asked for. */
@Injectable()
export class RequestMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    // A command has no server.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    if (!this.metrics.isOn || !fastify) return;
    const durations = this.metrics.meter.createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, {
      description: 'Duration of HTTP requests',
      unit: 's',
      advice: { explicitBucketBoundaries: boundaries },
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      durations.record(reply.elapsedTime / 1000, {
        [ATTR_HTTP_REQUEST_METHOD]: request.method,
        [ATTR_HTTP_ROUTE]: request.routeOptions.url ?? 'none',
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: reply.statusCode,
      });
      done();
    });
  }
}
