import { baseApi, onLive } from '@crewcall/web-data-access';

onLive('rating_received', (_payload, { dispatch }) => {
  dispatch(baseApi.util.invalidateTags(['Rating']));
});
