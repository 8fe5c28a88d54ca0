export { needsApp, partHydrated, preloadable, preloadParts } from './preloadable';
