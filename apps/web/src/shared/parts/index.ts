export { partHydrated, preloadable, preloadParts } from './preloadable';
