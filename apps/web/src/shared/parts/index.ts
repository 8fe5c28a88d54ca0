export { PartPlace } from './part-place';
export { needsApp, partHydrated, preloadable, preloadParts } from './preloadable';
export { WhenSeen } from './when-seen';
