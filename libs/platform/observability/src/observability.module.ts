import { ConfigModule } from '@crewcall/platform-config';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthRegistry } from './health.registry.js';
import { loggingModule } from './logging.js';
import { Metrics, OBSERVED_SERVICE } from './metrics/metrics.service.js';
import { MetricsConfig } from './metrics/metrics.config.js';
import { ProcessFigures } from './metrics/process-figures.service.js';
import { RequestMetrics } from './metrics/request-metrics.service.js';
import { RuntimeMetrics } from './metrics/runtime-metrics.service.js';
import { RequestTraces } from './traces/request-traces.service.js';
import { Traces } from './traces/traces.service.js';
import { TracesConfig } from './traces/traces.config.js';

/** Logs with request ids, the two health addresses the metrics and the traces, the same in every service. */
@Global()
@Module({})
export class ObservabilityModule {
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: ObservabilityModule,
      imports: [loggingModule(service), ConfigModule.forRoot([MetricsConfig, TracesConfig])],
      controllers: [HealthController],
      providers: [
        HealthRegistry,
        { provide: OBSERVED_SERVICE, useValue: service },
        Metrics,
        RequestMetrics,
        ProcessFigures,
        RuntimeMetrics,
        Traces,
        RequestTraces,
      ],
      exports: [HealthRegistry, Metrics, ProcessFigures, Traces],
    };
  }
}
