import { feedbackAnswered, moderationDecided } from '@crewcall/contracts-admin/dto';
import { jobClosed } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { DeadLetters, Outbox } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('events out of the ordinary', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(() => {
    story = new Story(service);
  });
  afterAll(() => service.stop());

  it('parks an event of a version it does not know, and goes on with the rest', async () => {
    const hired = await story.move('hired');
    const future = { ...hired, id: newId(), name: hired.name.replace('.v1', '.v2') };
    const garbled = { ...hired, id: newId(), payload: { job_title: 5 } };
    await service
      .get(Outbox)
      .add([future, garbled].map((payload) => ({ queue: 'events.notifications', name: payload.name, payload })));
    const parked = await eventually(async () => {
      const letters = await service.get(DeadLetters).list();
      return letters.length === 2 ? letters : undefined;
    });
    expect(parked.map(({ name, attempts }) => [name, attempts]).sort()).toEqual([
      [hired.name, 1],
      [future.name, 1],
    ]);
    expect(parked.map(({ data }) => data)).toContainEqual(expect.objectContaining({ id: future.id }));
    expect(await story.listOf(story.freelancer)).toHaveLength(1);
  });

  it('takes hostile words as text and cannot be led out of the app [R083] [S43] [S45]', async () => {
    const title = '<script>alert(1)</script>\u202Egpj" onload="x';
    await story.tell(jobClosed, {
      subjectId: story.jobId,
      payload: {
        recruiter_id: story.recruiter.id,
        title,
        reason: 'filled',
        applicant_ids: [story.freelancer.id],
        batch: 0,
      },
    });
    const [told] = await story.listOf(story.freelancer);
    expect(told?.message).toContain(title);
    expect(told?.action_url).toBe('/dashboard?tab=jobs');
  });

  it('tells senders of feedback and of reports what became of them', async () => {
    const me = story.freelancer.id;
    await story.tell(feedbackAnswered, { subjectId: newId(), payload: { sender_id: me, response: 'Mended today.' } });
    await story.tell(feedbackAnswered, { subjectId: newId(), payload: { sender_id: null, response: 'Thanks.' } });
    for (const decision of ['dismissed', 'removed'] as const) {
      const target = { kind: 'message' as const, id: newId() };
      const payload = { case_id: newId(), decision, target, reporter_id: me };
      await story.tell(moderationDecided, { subjectId: payload.case_id, payload });
    }
    expect((await story.listOf(story.freelancer)).map(({ type, message }) => [type, message])).toEqual([
      ['system', 'Thank you. We have acted on it.'],
      ['system', 'Thank you. We found nothing against our rules.'],
      ['system', 'Mended today.'],
    ]);
  });
});
