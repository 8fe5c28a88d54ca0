import type { AuditEntry, ModerationCase } from '@crewcall/contracts-admin';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { noShowDisputed, noShowWithdrawn } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf } from '@crewcall/platform-events';
import { startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('no-shows in dispute', () => {
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

  const audit = async (query: string) => (await admin.get<AuditEntry[]>(`/api/admin/audit${query}`)).body;

  it('are settled by an administrator, with a reason that both sides read [R388]', async () => {
    const [company, crew, booking] = [story.recruiterId, story.freelancerId, newId()];
    const snapshot = 'Winter Lights, FOH, Thu 26 Nov';
    const report = envelopeOf(noShowDisputed, {
      subjectId: booking,
      payload: { kind: 'booking', target_id: booking, person_id: company, reason: 'I was there.', snapshot },
    });
    await service.redeliver({ ...report, actor_id: crew });
    const { body: open } = await admin.get<ModerationCase[]>('/api/admin/moderation?status=open');
    expect(open).toMatchObject([
      {
        kind: 'booking',
        snapshot,
        person_name: 'Meridian Events',
        reporter_name: 'Maya Patel',
        reason: 'I was there.',
      },
    ]);
    const decide = (decision: string, note?: string) =>
      admin.post(`/api/admin/moderation/${report.id}/decision`, { decision, ...(note && { note }) });
    for (const wrong of [decide('attended'), decide('warned', 'x'), decide('dismissed', 'x')])
      expect((await wrong).status).toBe(400);
    expect((await decide('attended', 'Two saw them.')).body).toMatchObject({ decision: 'attended', status: 'decided' });
    const [told] = await service.outbox(moderationDecided, report.id);
    const target = { kind: 'booking', id: booking };
    expect(told?.payload).toMatchObject({ decision: 'attended', target, note: 'Two saw them.' });
    expect((await audit('?search=report.attended'))[0]).toMatchObject({ actor_id: adminId, subject_id: booking });
  });

  it('are closed when the company takes back what it said [R388]', async () => {
    const booking = newId();
    const report = envelopeOf(noShowDisputed, {
      subjectId: booking,
      payload: { kind: 'booking', target_id: booking, person_id: story.recruiterId, reason: 'x', snapshot: 'FOH' },
    });
    await service.redeliver({ ...report, actor_id: story.freelancerId });
    const payload = { recruiter_id: story.recruiterId, freelancer_id: story.freelancerId };
    await service.deliver(noShowWithdrawn, { subjectId: booking, payload });
    const { body } = await admin.get<ModerationCase[]>('/api/admin/moderation');
    expect(body.find(({ target_id }) => target_id === booking)).toMatchObject({
      status: 'decided',
      decision: 'dismissed',
      note: 'The company took it back.',
    });
  });
});
