export { preloadable, preloadParts } from './preloadable';
