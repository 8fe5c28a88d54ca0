import { kitExpiringNotice } from './kit-notices.texts.js';

it('says what of which kit ends and when [R441]', () => {
  expect(kitExpiringNotice({ kind: 'microphones', what: 'pat', days: 30 })).toMatchObject({
    title: 'PAT test ends in 30 days',
    message: 'Microphones: enter the new date so that companies see it.',
    action_url: '/profile',
  });
  expect(kitExpiringNotice({ kind: 'other', what: 'insurance', days: 0 }).title).toBe('Insurance ends today');
});
