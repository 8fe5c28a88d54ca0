export { consumerGenerator } from './consumer.generator.js';
export { eventGenerator } from './event.generator.js';
export { projectionGenerator } from './projection.generator.js';
export { sliceGenerator } from './slice.generator.js';
export { webFeatureGenerator } from './web-feature.generator.js';
