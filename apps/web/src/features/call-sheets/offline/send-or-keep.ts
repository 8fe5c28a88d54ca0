import type { ApiFailure, ApiRequest } from '@crewcall/web-data-access';
import type { KeptTap } from './offline-database';
import { dropTap, keepTap, whileSending } from './taps.storage';

type Answer = { data: unknown; error?: undefined } | { error: ApiFailure; data?: undefined };
type Ask = (request: ApiRequest) => PromiseLike<object> | object;

/** It may have come no further than the door: the same may be said again once there is a signal. */
export const isOutOfReach = ({ status }: ApiFailure): boolean => status === null || [502, 503, 504].includes(status);

/**
 * Sends what was tapped. It is kept before, and until it was answered: who loses the signal, or closes the app, has said
 * it all the same. Kept is done, as far as the person is concerned.
 */
export const sendOrKeep = (tap: Omit<KeptTap, 'owner'>, ask: Ask): Promise<Answer> =>
  whileSending(async () => {
    const isKept = await keepTap(tap);
    const { url, body, key } = tap;
    const answer = (await ask({ url, method: 'PUT', body, idempotencyKey: key })) as Answer;
    if (isKept && answer.error && isOutOfReach(answer.error)) return { data: null };
    await dropTap(key);
    return answer;
  });
