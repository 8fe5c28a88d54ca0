import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** Where style rules go: the same on the server and in the browser, with the nonce that the policy allows. */
export function makeStyleCache(nonce?: string): StyleCache {
  const cache = createCache({ key: 'css', nonce });
  // On the server: no sheet before each element. In a part that arrives late it would be a mismatch for React.
  cache.compat = true;
  return cache;
}
