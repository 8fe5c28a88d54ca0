export { HealthRegistry, type HealthProbe } from './health.registry.js';
export { ServiceLogger } from './logging.js';
export { Metrics } from './metrics/metrics.js';
export { type Figures, ProcessFigures } from './metrics/process-figures.js';
export { ObservabilityModule } from './observability.module.js';
export { Public, PUBLIC_ROUTE } from './public.decorator.js';
export { RequestContext, type RequestFacts } from './request-context.js';
export { endWith, Traces, type SpanFacts } from './traces/traces.js';
export { withTimeout } from './with-timeout.js';
