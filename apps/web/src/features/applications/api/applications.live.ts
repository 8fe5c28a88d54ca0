import { baseApi, onLive } from '@crewcall/web-data-access';

// A user applied, was hired, was refused: every list and number of applications that is on a screen asks again.
// Heard from the moment the feature's code is here; before that there is nothing of it in the cache.
onLive('application_update', (_payload, { dispatch }) => {
  dispatch(baseApi.util.invalidateTags(['Application', 'Job']));
});
// Rejected by a colleague, taken back, or told by now.
onLive('applicant_board_update', (_payload, { dispatch }) => {
  dispatch(baseApi.util.invalidateTags([{ type: 'Application', id: 'LIST' }]));
});
onLive('new_notification', ({ notification }, { dispatch }) => {
  if (notification.type === 'application_update') dispatch(baseApi.util.invalidateTags(['Application', 'Job']));
});
