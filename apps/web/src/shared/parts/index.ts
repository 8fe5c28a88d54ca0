export { needsApp, partHydrated, preloadable, preloadParts } from './preloadable';
export { WhenSeen } from './when-seen';
