import { baseApi } from '../api/base-api';
import { followLive } from './follow-live';
import { tellLive } from './on-live';

const followed = followLive<string>(['booking_update'], (id) => ({ type: 'Booking', id }));
const what = { booking: { id: 'b1', job_id: 'j1', role: 'FOH' }, what: 'made' };

it('makes an answer stale for as long as it is in the cache', async () => {
  const dispatch = jest.fn();
  const context = { dispatch, getState: jest.fn(), isLate: false };
  let remove = (): void => undefined;
  const gone = followed('b1', { dispatch, cacheEntryRemoved: new Promise((resolve) => (remove = resolve)) });
  tellLive('booking_update', what, context);
  expect(dispatch.mock.calls).toEqual([[baseApi.util.invalidateTags([{ type: 'Booking', id: 'b1' }])]]);
  remove();
  await gone;
  tellLive('booking_update', what, context);
  expect(dispatch).toHaveBeenCalledTimes(1);
});
