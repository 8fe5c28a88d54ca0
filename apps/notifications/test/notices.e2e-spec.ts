import type { LiveRecord } from '@crewcall/contracts-core';
import { emailVerified, userChanged, userDeleted, userRegistered } from '@crewcall/contracts-identity/dto';
import { jobChanged, jobClosed, ratingReceived, ratingRequested } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { PersonalDataParts } from '@crewcall/platform-personal-data';
import { Outbox } from '@crewcall/platform-queues';
import { eventually, expectCompleteExport, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { NotificationsExporter } from '../src/personal-data/notifications.exporter.js';
import { keptBack } from './kept-back.js';
import { Story } from './story.js';

describe('what events tell people', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(() => {
    story = new Story(service);
  });
  afterAll(() => service.stop());

  const liveOf = async (actor: { id: string; role: 'freelancer' | 'recruiter' }): Promise<LiveRecord[]> =>
    (await service.as(actor).get<LiveRecord[]>('/api/notifications/live?after=0')).body;

  it('tells a company who applied, with a way to that application [R069]', async () => {
    await story.introduceEverybody();
    await story.apply();
    expect(await story.listOf(story.recruiter)).toEqual([
      {
        id: expect.any(String) as string,
        type: 'application_update',
        priority: 'high',
        title: 'New application',
        message: 'Maya Patel applied for FOH engineer.',
        is_read: false,
        action_url: `/dashboard?tab=jobs&application=${story.applicationId}`,
        created_at: expect.any(String) as string,
      },
    ]);
    expect(await story.listOf(story.freelancer)).toEqual([]);
  });

  it('tells a crew member that they are hired, urgently and live [R079]', async () => {
    await story.introduceEverybody();
    await story.move('hired');
    const [hired] = await story.listOf(story.freelancer);
    expect(hired).toMatchObject({
      priority: 'urgent',
      title: 'You’re hired!',
      message: 'Meridian Events hired you for FOH engineer. Well done!',
      action_url: '/dashboard?tab=jobs',
    });
    expect(await liveOf(story.freelancer)).toMatchObject([
      {
        seq: 1,
        stream: 'notifications',
        event: 'application_update',
        payload: {
          application: { id: story.applicationId, job_id: story.jobId, job_title: 'FOH engineer' },
          status: 'hired',
        },
      },
      { seq: 2, event: 'badge_counts_update', payload: { counts: { applications: 1, total: 1, unread: 1 } } },
    ]);
  });

  it('tells the company, and not the crew member, of a withdrawal', async () => {
    await story.move('withdrawn');
    expect(await story.listOf(story.freelancer)).toEqual([]);
    expect(await story.listOf(story.recruiter)).toMatchObject([
      { title: 'Application withdrawn', message: 'A crew member withdrew their application for FOH engineer.' },
    ]);
  });

  it('has one effect, however often and wherever an event is delivered', async () => {
    const hired = await story.move('hired');
    await Promise.all([story.again(hired), story.again(hired), story.again(hired)]);
    const message = { queue: 'events.notifications', name: hired.name, payload: hired };
    await service.get(Outbox).add([message, message]);
    await eventually(async () => (await service.rows('SELECT id FROM outbox')).length === 0);
    await story.move('rejected');
    expect(await story.listOf(story.freelancer)).toHaveLength(2);
    expect((await service.as(story.freelancer).get('/api/notifications/unread-count')).body).toEqual({ count: 2 });
  });

  it('says that a company wrote something, without its words', async () => {
    await story.move('rejected', { has_message: true });
    const [rejected] = await story.listOf(story.freelancer);
    expect(rejected?.message).toBe(
      'Your application for FOH engineer was not successful. They wrote to you: open it to read what.',
    );
  });

  it('tells the others that the position is filled, each once [R079]', async () => {
    const others = [newId(), newId(), newId()];
    const closed = await story.tell(jobClosed, {
      subjectId: story.jobId,
      payload: {
        recruiter_id: story.recruiter.id,
        title: 'FOH engineer',
        reason: 'filled',
        applicant_ids: [...others, ...others],
        batch: 0,
      },
    });
    await story.again(closed);
    for (const id of others) {
      expect(await story.listOf({ id, role: 'freelancer' })).toMatchObject([
        { title: 'Position filled', priority: 'normal' },
      ]);
    }
  });

  it('tells applicants that a job changed [R080]', async () => {
    const payload = {
      recruiter_id: story.recruiter.id,
      title: 'FOH engineer',
      company: 'Meridian Events',
      location: 'Leeds',
      type: 'freelance' as const,
      status: 'paused' as const,
      changed: ['status'],
      applicant_ids: [story.freelancer.id],
      batch: 0,
    };
    await story.tell(jobChanged, { subjectId: story.jobId, payload });
    expect(await story.listOf(story.freelancer)).toMatchObject([
      { type: 'job_update', message: 'FOH engineer is paused for now. Your application stays with the company.' },
    ]);
    expect((await liveOf(story.freelancer))[0]).toMatchObject({
      event: 'job_update',
      payload: { job: { id: story.jobId, title: 'FOH engineer', location: 'Leeds' } },
    });
  });

  it('carries rating requests to companies and ratings to crew [R081] [R082]', async () => {
    const facts = {
      application_id: story.applicationId,
      job_title: 'FOH engineer',
      freelancer_id: story.freelancer.id,
      recruiter_id: story.recruiter.id,
    };
    await story.introduceEverybody();
    await story.tell(ratingRequested, { subjectId: story.applicationId, payload: facts });
    await story.tell(ratingReceived, {
      subjectId: story.applicationId,
      payload: { ...facts, rating: 5, comment: 'Calm and exact.' },
    });
    expect(await story.listOf(story.recruiter)).toMatchObject([
      { type: 'rating_request', action_url: `/dashboard?tab=applications&rate=${story.applicationId}` },
    ]);
    expect(await story.listOf(story.freelancer)).toMatchObject([
      {
        type: 'rating_received',
        message: 'Meridian Events gave you 5/5 for FOH engineer: “Calm and exact.”',
        action_url: '/ratings',
      },
    ]);
    expect((await liveOf(story.freelancer))[0]).toMatchObject({
      event: 'rating_received',
      payload: { rating: { rating: 5, comment: 'Calm and exact.' } },
    });
  });

  it('welcomes the user who verified their address, also when that overtakes the registration', async () => {
    await story.tell(userRegistered, {
      subjectId: story.recruiter.id,
      version: 1,
      payload: { role: 'recruiter', display_name: 'Company', email: 'a@example.test' },
    });
    await story.tell(emailVerified, { subjectId: story.recruiter.id, version: 2, payload: {} });
    await story.tell(emailVerified, { subjectId: story.freelancer.id, version: 2, payload: {} });
    expect(await story.listOf(story.recruiter)).toMatchObject([
      { type: 'system', title: 'Welcome to CrewCall', action_url: '/dashboard?tab=jobs&action=post' },
    ]);
    expect(await story.listOf(story.freelancer)).toMatchObject([
      { title: 'Welcome to CrewCall', action_url: '/dashboard?tab=profile' },
    ]);
  });

  it('names people as they were last called, in whatever order that was told', async () => {
    await story.introduceEverybody();
    const payload = {
      role: 'freelancer' as const,
      display_name: 'Old Name',
      first_name: 'Old',
      last_name: 'Name',
      visibility: 'public' as const,
      mail_enabled: true,
    };
    await story.tell(userChanged, { subjectId: story.freelancer.id, version: 1, payload });
    await story.tell(userRegistered, {
      subjectId: story.freelancer.id,
      version: 1,
      payload: { role: 'freelancer', display_name: 'Crew member', email: 'a@example.test' },
    });
    await story.apply();
    expect((await story.listOf(story.recruiter))[0]?.message).toBe('Maya Patel applied for FOH engineer.');
  });

  it('hands over to a person what they were told', async () => {
    await story.introduceEverybody();
    await story.apply();
    const records = [];
    for await (const record of service.get(NotificationsExporter).records(story.recruiter.id)) records.push(record);
    expect(records).toMatchObject([{ title: 'New application', message: 'Maya Patel applied for FOH engineer.' }]);
  });

  it('hands over all it holds on a person: every column is in the copy or kept back for a reason [S71]', () =>
    expectCompleteExport(service, service.get(PersonalDataParts).exporters, keptBack));

  it('forgets the user who left, and does not bring them back for a late event', async () => {
    await story.introduceEverybody();
    await story.move('hired');
    await story.tell(userDeleted, { subjectId: story.freelancer.id, version: 9, payload: { role: 'freelancer' } });
    await story.introduceEverybody();
    await story.move('rejected');
    expect(await story.listOf(story.freelancer)).toEqual([]);
    expect(await liveOf(story.freelancer)).toMatchObject({ code: 'LIVE_EVENTS_GONE' });
    expect(await service.rows('SELECT * FROM people WHERE id = $1', [story.freelancer.id])).toMatchObject([
      { role: null, display_name: null },
    ]);
    expect(await service.rows('SELECT * FROM notification_counts WHERE user_id = $1', [story.freelancer.id])).toEqual(
      [],
    );
  });
});
