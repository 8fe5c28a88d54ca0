import type { AuditEntry, ModerationCase } from '@crewcall/contracts-admin';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { reviewReported } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf } from '@crewcall/platform-events';
import { startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('reviews that were reported', () => {
  let service: TestService;
  let admin: TestClient;
  let story: Story;
  const adminId = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'admin' });
    admin = service.as({ id: adminId, role: 'admin' });
    story = new Story(service);
    for (const envelope of story.everything()) await story.deliver(envelope);
  });
  afterAll(() => service.stop());

  const snapshot = '1/5: Never paid us.';

  async function reported(): Promise<{ review: string; caseId: string }> {
    const review = newId();
    const report = envelopeOf(reviewReported, {
      subjectId: review,
      payload: { kind: 'review', target_id: review, person_id: story.freelancerId, reason: 'Untrue.', snapshot },
    });
    await service.redeliver({ ...report, actor_id: story.recruiterId });
    return { review, caseId: report.id };
  }
  const decide = (caseId: string, decision: string, note?: string) =>
    admin.post<ModerationCase>(`/api/admin/moderation/${caseId}/decision`, { decision, ...(note && { note }) });

  it('wait in the queue with what they said, who wrote it and who reported it [R511]', async () => {
    const { review } = await reported();
    const { body: open } = await admin.get<ModerationCase[]>('/api/admin/moderation?status=open');
    expect(open.find(({ target_id }) => target_id === review)).toMatchObject({
      kind: 'review',
      snapshot,
      person_name: 'Maya Patel',
      reporter_name: 'Meridian Events',
      reason: 'Untrue.',
    });
  });

  it('are removed by an administrator, which is told to the service that has them and written down [R511]', async () => {
    const { review, caseId } = await reported();
    expect((await decide(caseId, 'removed', 'Not about the work.')).body).toMatchObject({
      decision: 'removed',
      status: 'decided',
    });
    const [told] = await service.outbox(moderationDecided, caseId);
    expect(told?.payload).toMatchObject({ decision: 'removed', target: { kind: 'review', id: review } });
    const { body: audit } = await admin.get<AuditEntry[]>('/api/admin/audit?search=report.removed');
    expect(audit[0]).toMatchObject({ actor_id: adminId });
  });

  it('stay when the report is dismissed; of a review nothing is decided that is about a booking [R511]', async () => {
    const { caseId } = await reported();
    expect((await decide(caseId, 'attended', 'x')).status).toBe(400);
    expect((await decide(caseId, 'dismissed')).body).toMatchObject({ decision: 'dismissed', status: 'decided' });
    expect((await service.outbox(moderationDecided, caseId))[0]?.payload.decision).not.toBe('removed');
  });

  it('suspend no author who is an administrator by now, and wait for another decision', async () => {
    const { caseId } = await reported();
    await story.deliver(story.named(story.freelancerId, 'admin', 'Maya Patel', 4));
    const { status, body } = await decide(caseId, 'suspended');
    expect([status, body]).toMatchObject([409, { code: 'ADMIN_NOT_SUSPENDABLE' }]);
    expect(await service.outbox(moderationDecided, caseId)).toEqual([]);
    expect((await decide(caseId, 'warned')).status).toBe(200);
  });
});
