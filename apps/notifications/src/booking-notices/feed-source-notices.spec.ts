import { feedSourceNotice } from './feed-source-notices.texts.js';

it('says of a calendar that cannot be read since when and why, and what became of its times [R472]', () => {
  const facts = { freelancer_id: '', since: '2026-11-20T09:00:00.000Z', failure: 'took_too_long' } as const;
  expect(feedSourceNotice({ ...facts, what: 'times_gone' })).toMatchObject({
    type: 'availability',
    title: 'Busy times of a calendar are gone',
    message:
      'It could not be read since Fri 20 Nov, 09:00: took too long. Companies no longer see you as busy then. We go on trying.',
    action_url: '/settings',
  });
  expect(feedSourceNotice({ ...facts, what: 'stopped' })).toMatchObject({ title: 'A calendar is no longer read' });
});
