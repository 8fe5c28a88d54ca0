import { Injectable } from '@nestjs/common';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import type { DataPoint, Histogram, MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics';
import { Metrics } from './metrics.service.js';

/** What a process says of its own work since its start, out of its metrics. */
export interface Figures {
  outbox: { messages: number; seconds: number };
  requests: number;
  /** Answers of 500 and above. */
  errors: number;
  /** The slowest by their mean, slowest first. */
  routes: { route: string; requests: number; meanMs: number }[];
}

const SLOWEST = 5;

type Timed = DataPoint<Histogram>;

const of = ({ attributes }: Timed, name: string): string => String(attributes[name]);
const sumOf = (points: Timed[]): number => points.reduce((sum, { value }) => sum + value.count, 0);

function slowest(points: Timed[]): Figures['routes'] {
  const byRoute = new Map<string, Timed[]>();
  for (const point of points) {
    const route = `${of(point, ATTR_HTTP_REQUEST_METHOD)} ${of(point, ATTR_HTTP_ROUTE)}`;
    byRoute.set(route, [...(byRoute.get(route) ?? []), point]);
  }
  return [...byRoute]
    .map(([route, its]) => {
      const requests = sumOf(its);
      const seconds = its.reduce((sum, { value }) => sum + (value.sum ?? 0), 0);
      return { route, requests, meanMs: Math.round((seconds / requests) * 1000) };
    })
    .sort((a, b) => b.meanMs - a.meanMs)
    .slice(0, SLOWEST);
}

/** The administrators read here what Prometheus reads: nothing is counted twice. */
@Injectable()
export class ProcessFigures {
  constructor(private readonly metrics: Metrics) {}

  /** Undefined where nothing is measured. */
  async now(): Promise<Figures | undefined> {
    const read = await this.metrics.read();
    return read && figuresIn(read);
  }
}

export function figuresIn({ scopeMetrics }: Pick<ResourceMetrics, 'scopeMetrics'>): Figures {
  const known = new Map<string, MetricData>(
    scopeMetrics.flatMap(({ metrics }) => metrics.map((metric) => [metric.descriptor.name, metric] as const)),
  );
  const gauge = (name: string): number => Number(known.get(name)?.dataPoints[0]?.value ?? 0);
  const timed = (known.get(METRIC_HTTP_SERVER_REQUEST_DURATION)?.dataPoints ?? []) as Timed[];
  const points = timed.filter((point) => !of(point, ATTR_HTTP_ROUTE).startsWith('/health/'));
  const failed = points.filter((point) => Number(point.attributes[ATTR_HTTP_RESPONSE_STATUS_CODE]) >= 500);
  return {
    outbox: { messages: gauge('crewcall.outbox.messages'), seconds: Math.round(gauge('crewcall.outbox.age')) },
    requests: sumOf(points),
    errors: sumOf(failed),
    routes: slowest(points),
  };
}
