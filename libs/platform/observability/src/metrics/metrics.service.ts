import { HttpConfig } from '@crewcall/platform-config';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createNoopMeter, type Meter, type ObservableResult } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type ResourceMetrics } from '@opentelemetry/sdk-metrics';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { MetricsConfig } from './metrics.config.js';

export const OBSERVED_SERVICE = Symbol('OBSERVED_SERVICE');

/** One reading of a gauge: several where it has attributes. */
export type Reading = (result: Pick<ObservableResult, 'observe'>) => void | Promise<void>;

/**
 * The figures of this process, made with OpenTelemetry and read by Prometheus on a port of their own, at `/metrics`.
 * Without METRICS_PORT nothing is measured. They name routes, queues and states, and never a person.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly meter: Meter;
  private readonly logger = new Logger(Metrics.name);
  private readonly exporter?: PrometheusExporter;
  private readonly provider?: MeterProvider;

  constructor(@Inject(OBSERVED_SERVICE) service: string, { port }: MetricsConfig, { host }: HttpConfig) {
    if (port === undefined) {
      this.meter = createNoopMeter();
      return;
    }
    this.exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
    this.provider = new MeterProvider({
      resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
      readers: [this.exporter],
    });
    this.meter = this.provider.getMeter('crewcall');
  }

  get isOn(): boolean {
    return this.exporter !== undefined;
  }

  /** Asked whenever Prometheus reads. One that fails is left out and logged; the others are answered. */
  gauge(name: string, description: string, read: Reading, unit = '1'): void {
    this.meter.createObservableGauge(name, { description, unit }).addCallback(async (result) => {
      try {
        await read(result);
      } catch (error) {
        this.logger.warn(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }

  /** Everything as Prometheus would read it now, for figures that this process tells of itself; undefined where nothing is measured. */
  async read(): Promise<ResourceMetrics | undefined> {
    return (await this.exporter?.collect())?.resourceMetrics;
  }

  /** Only where the service answers requests: a migration or a command beside it needs the port no second time. */
  async listen(): Promise<void> {
    await this.exporter?.startServer();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider?.shutdown();
  }
}
