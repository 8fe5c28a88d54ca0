import type { LiveRecord } from '@crewcall/contracts-core';
import { profileViewed, userDeleted } from '@crewcall/contracts-identity/dto';
import { notificationRoutes } from '@crewcall/contracts-notifications';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('notices of profile views', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(() => {
    story = new Story(service);
  });
  afterAll(() => service.stop());

  const publishView = (viewer_id: string | null = null) =>
    story.tell(profileViewed, { subjectId: story.freelancer.id, payload: { viewer_id } });
  const liveEvents = async (): Promise<LiveRecord[]> =>
    (await service.as(story.freelancer).get<LiveRecord[]>('/api/notifications/live?after=0')).body;
  const unread = async (): Promise<unknown> =>
    (await service.as(story.freelancer).get('/api/notifications/unread-count')).body;

  it('name the company and lead to it, in the list and live, once per event [Q17]', async () => {
    await story.introduceEverybody();
    await story.again(await publishView(story.recruiter.id));
    const notice = {
      type: 'profile_view',
      priority: 'low',
      title: 'Your profile was viewed',
      message: 'Meridian Events looked at your profile.',
      is_read: false,
      action_url: `/profile/${story.recruiter.id}`,
    };
    expect(await story.listOf(story.freelancer)).toMatchObject([notice]);
    expect(await story.listOf(story.recruiter)).toEqual([]);
    expect(await liveEvents()).toMatchObject([
      { event: 'new_notification', payload: { notification: notice } },
      { event: 'badge_counts_update', payload: { counts: { total: 0, unread: 1 } } },
    ]);
  });

  it('name no company that hides itself or is not known yet [Q17]', async () => {
    await publishView(story.recruiter.id);
    await story.introduceEverybody();
    await publishView();
    const words = { message: 'A company looked at your profile.', action_url: '/dashboard?tab=profile' };
    expect(await story.listOf(story.freelancer)).toMatchObject([words, words]);
  });

  it('are switched off by their preference: in the list as read, with no count and nothing live [Q17]', async () => {
    await story.introduceEverybody();
    const save = (in_app: boolean) =>
      service
        .as(story.freelancer)
        .put(notificationRoutes.preferences, { types: [{ type: 'profile_view', in_app, mail: 'off' }] });
    expect((await save(false)).status).toBe(200);
    await publishView(story.recruiter.id);
    expect(await story.listOf(story.freelancer)).toMatchObject([{ type: 'profile_view', is_read: true }]);
    expect([await unread(), await liveEvents()]).toEqual([{ count: 0 }, []]);
    await save(true);
    await publishView(story.recruiter.id);
    expect(await unread()).toEqual({ count: 1 });
  });

  it('name no user who left [Q57]', async () => {
    await story.introduceEverybody();
    await publishView(story.recruiter.id);
    await story.tell(userDeleted, { subjectId: story.recruiter.id, version: 9, payload: { role: 'recruiter' } });
    expect(await story.listOf(story.freelancer)).toMatchObject([
      { message: '[Deleted Company] looked at your profile.' },
    ]);
  });
});
