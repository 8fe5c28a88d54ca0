import type { LiveRecord } from '@crewcall/contracts-core';
import { baseApi } from '../api/base-api';

/** Where each stream's missed events are asked for. A stream that is not here simply goes on from what arrives. */
const replayPaths: Record<string, string> = {
  notifications: '/api/notifications/live',
  messaging: '/api/messages/live',
};

export const replayableStreams = Object.keys(replayPaths);

export const liveReplayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    liveReplay: build.query<LiveRecord[], { stream: string; after: number }>({
      query: ({ stream, after }) => ({ url: replayPaths[stream] ?? '', params: { after } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
