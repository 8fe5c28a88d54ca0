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

it('makes them stale once, however many follow the event', () => {
  const dispatch = jest.fn();
  const stops = [
    followLive(['offer_update', 'booking_update'], ['Offer', 'Role']),
    followLive(['booking_update'], ['Role', 'Booking']),
    followLive(['offer_update'], ['Availability']),
  ];
  deliverLive('booking_update', what, { dispatch, getState: jest.fn(), isLate: false });
  expect(dispatch.mock.calls).toEqual([[baseApi.util.invalidateTags(['Offer', 'Role', 'Booking'])]]);
  for (const stop of stops) stop();
});
