import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthRegistry } from './health.registry.js';
import { loggingModule } from './logging.js';

/** Logs with request ids and the two health addresses, the same in every service. */
@Global()
@Module({})
export class ObservabilityModule {
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: ObservabilityModule,
      imports: [loggingModule(service)],
      controllers: [HealthController],
      providers: [HealthRegistry],
      exports: [HealthRegistry],
    };
  }
}
