import type { AuditEntry, ModerationCase } from '@crewcall/contracts-admin';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { timesheetAsked, timesheetOpened } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { envelopeOf } from '@crewcall/platform-events';
import { startTestService, type TestClient, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('hours in dispute', () => {
  let service: TestService;
  let admin: TestClient;
  let story: Story;
  const adminId = newId();
  const sheet = newId();

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'admin' });
    admin = service.as({ id: adminId, role: 'admin' });
    story = new Story(service);
    for (const envelope of story.everything()) await story.deliver(envelope);
  });
  afterAll(() => service.stop());

  it('wait beside reports, and can be commented on alone [R446]', async () => {
    const snapshot = 'Winter Lights, FOH';
    const report = envelopeOf(timesheetAsked, {
      subjectId: sheet,
      payload: { kind: 'timesheet', target_id: sheet, person_id: story.recruiterId, reason: 'They differ.', snapshot },
    });
    await service.redeliver({ ...report, actor_id: story.freelancerId });
    const { body: open } = await admin.get<ModerationCase[]>('/api/admin/moderation?status=open');
    expect(open).toMatchObject([{ kind: 'timesheet', snapshot, person_name: 'Meridian Events' }]);
    const decide = (decision: string, note?: string) =>
      admin.post(`/api/admin/moderation/${report.id}/decision`, { decision, ...(note && { note }) });
    for (const wrong of [decide('commented'), decide('commented', 'x'.repeat(1001)), decide('dismissed', 'x')])
      expect((await wrong).status).toBe(400);
    expect((await decide('commented', 'The check-out said six.')).body).toMatchObject({ status: 'decided' });
    const [told] = await service.outbox(moderationDecided, report.id);
    const target = { kind: 'timesheet', id: sheet };
    expect(told?.payload).toMatchObject({ decision: 'commented', target, note: 'The check-out said six.' });
  });

  it('are opened with a reason, which stands in the log for good, once for each opening [R462]', async () => {
    const payload = { reason: 'Asked by both.', address: '203.0.113.7' };
    const told = { ...envelopeOf(timesheetOpened, { subjectId: sheet, payload }), actor_id: adminId };
    await service.redeliver(told);
    await service.redeliver(told);
    const { body } = await admin.get<AuditEntry[]>('/api/admin/audit?search=timesheet.opened');
    expect(body).toMatchObject([{ actor_id: adminId, subject_kind: 'timesheet', subject_id: sheet, ...payload }]);
    expect(body).toHaveLength(1);
  });
});
