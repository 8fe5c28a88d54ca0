export { HealthRegistry, type HealthProbe } from './health.registry.js';
export { ServiceLogger } from './logging.js';
export { ObservabilityModule } from './observability.module.js';
export { Public, PUBLIC_ROUTE } from './public.decorator.js';
export { RequestContext, type RequestFacts } from './request-context.js';
export { withTimeout } from './with-timeout.js';
