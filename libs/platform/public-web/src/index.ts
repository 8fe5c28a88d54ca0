export { boundedText } from './bounded-text.js';
export { isPublicAddress, isPublicEndpoint } from './public-host.rules.js';
export { publicLookup } from './public-lookup.js';
export { PublicFetchError, type PublicFetchFailure } from './public-fetch.errors.js';
export { type PublicAnswer, PublicFetcher, type PublicRequest } from './public-fetcher.js';
