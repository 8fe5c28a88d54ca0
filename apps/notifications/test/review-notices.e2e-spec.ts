import { bookingCompleted, reviewDue, reviewShown } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

const until = '2026-12-11T06:00:00.000Z';

describe('what is told of reviews', () => {
  let service: TestService;
  let story: Story;
  const booking = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const about = () => ({
    job_id: newId(),
    job_title: 'Winter Lights',
    role: 'FOH',
    recruiter_id: story.recruiter.id,
    freelancer_id: story.freelancer.id,
  });
  const told = async (side: 'freelancer' | 'recruiter') =>
    (await story.listOf(story[side])).map(({ type, title, message }) => [type, title, message]);
  const due = (side: 'crew' | 'company', what: 'written' | 'reminder') =>
    story.tell(reviewDue, { subjectId: booking, version: 3, payload: { ...about(), side, what, until } });

  it('both sides are asked once a booking is completed, with the name of the other and until when [R505] [R528]', async () => {
    await story.tell(bookingCompleted, { subjectId: booking, version: 2, payload: { ...about(), until } });
    const asked = 'FOH, Winter Lights. Until Fri 11 Dec.';
    expect(await told('freelancer')).toEqual([['rating_request', 'How was it with Meridian Events?', asked]]);
    expect(await told('recruiter')).toEqual([
      ['rating_request', expect.stringMatching(/^How was it with Maya/), asked],
    ]);
    const [notice] = await story.listOf(story.freelancer);
    expect(notice?.action_url).toBe(`/bookings/${booking}`);
  });

  it('the side that is missing hears that the other has written, and nothing of what [R507] [R506]', async () => {
    const before = await told('recruiter');
    await due('crew', 'written');
    expect((await told('freelancer'))[0]).toEqual([
      'rating_request',
      'Meridian Events has written a review',
      'Write yours to see it. Until Fri 11 Dec.',
    ]);
    expect(await told('recruiter')).toEqual(before);
  });

  it('the side that is missing is reminded, the other is not [R507]', async () => {
    const before = await told('freelancer');
    await due('company', 'reminder');
    expect((await told('recruiter'))[0]?.[1]).toMatch(/^Review Maya/);
    expect(await told('freelancer')).toEqual(before);
  });

  it('a company hears of its stars when they are shown; crew hear of theirs as of every rating [R509] [R506]', async () => {
    const before = await told('freelancer');
    const shown = (side: 'crew' | 'company', subject_id: string) =>
      story.tell(reviewShown, {
        subjectId: booking,
        version: 4,
        payload: { ...about(), review_id: newId(), side, subject_id, stars: 4 },
      });
    await shown('company', story.freelancer.id);
    await shown('crew', story.recruiter.id);
    expect((await told('recruiter'))[0]).toEqual([
      'rating_received',
      'New review',
      expect.stringMatching(/^Maya.* gave you 4\/5 for Winter Lights\. You can reply for 30 days\.$/),
    ]);
    expect(await told('freelancer')).toEqual(before);
  });
});
