import type { PageVitals } from '@crewcall/contracts-admin';
import { Metrics } from '@crewcall/platform-observability';
import { Injectable } from '@nestjs/common';
import type { Histogram } from '@opentelemetry/api';
import { ATTR_HTTP_ROUTE } from '@opentelemetry/semantic-conventions';

const SECOND_MS = 1000;

/** Visits as they were, by the page's pattern alone: figures of many, nothing of one. Nothing is stored. */
@Injectable()
export class PageVitalsService {
  private readonly lcp: Histogram;
  private readonly inp: Histogram;
  private readonly cls: Histogram;

  constructor({ meter }: Metrics) {
    this.lcp = meter.createHistogram('crewcall.web.lcp', {
      description: 'Until the largest thing of a page is there',
      unit: 's',
      advice: { explicitBucketBoundaries: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20] },
    });
    this.inp = meter.createHistogram('crewcall.web.inp', {
      description: 'The slowest answer to a press',
      unit: 's',
      advice: { explicitBucketBoundaries: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.75, 1, 2.5] },
    });
    this.cls = meter.createHistogram('crewcall.web.cls', {
      description: 'How far things of a page moved by themselves',
      unit: '1',
      advice: { explicitBucketBoundaries: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
    });
  }

  record({ route, lcp, inp, cls }: PageVitals): void {
    const of = { [ATTR_HTTP_ROUTE]: route };
    if (lcp !== undefined) this.lcp.record(lcp / SECOND_MS, of);
    if (inp !== undefined) this.inp.record(inp / SECOND_MS, of);
    if (cls !== undefined) this.cls.record(cls, of);
  }
}
