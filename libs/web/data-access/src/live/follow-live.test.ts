import { baseApi } from '../api/base-api';
import { followLive } from './follow-live';
import { deliverLive } from './on-live';

const what = { booking: { id: 'b1', job_id: 'j1', role: 'FOH' }, what: 'made' };

it('makes answers of these kinds stale with every event, wherever they came from', () => {
  const dispatch = jest.fn();
  const context = { dispatch, getState: jest.fn(), isLate: false };
  const stop = followLive(['booking_update'], ['Booking', 'Role']);
  deliverLive('booking_update', what, context);
  expect(dispatch.mock.calls).toEqual([[baseApi.util.invalidateTags(['Booking', 'Role'])]]);
  stop();
  deliverLive('booking_update', what, context);
  expect(dispatch).toHaveBeenCalledTimes(1);
});
