import { offerAnswered, pencilChallenged, ticketEndsEarly } from '@crewcall/contracts-bookings/dto';
import type { LiveRecord } from '@crewcall/contracts-core';
import { userChanged, userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what others were told of people who left', () => {
  let service: TestService;
  let story: Story;
  let version = 0;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(() => {
    story = new Story(service);
  });
  afterAll(() => service.stop());

  const facts = <P>(payload: P) => ({ subjectId: newId(), version: (version += 1), payload });
  const liveOf = async (actor: { id: string; role: 'freelancer' | 'recruiter' }): Promise<LiveRecord[]> =>
    (await service.as(actor).get<LiveRecord[]>('/api/notifications/live?after=0')).body;

  it('names no user who left in what others were told, and cuts no other name [Q57]', async () => {
    await story.introduceEverybody();
    await story.apply();
    await service.rows(
      `INSERT INTO notifications (id, recipient_id, event_id, type, priority, title, message)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'system', 'low', 'Maya Patelson', 'Not Maya Patel''s.')`,
      [story.recruiter.id],
    );
    const { headers } = await service.as(story.recruiter).get('/api/notifications');
    await story.tell(userDeleted, { subjectId: story.freelancer.id, version: 9, payload: { role: 'freelancer' } });
    const kept = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await service.as(story.recruiter).with(kept).get('/api/notifications')).status).toBe(200);
    const told = (await story.listOf(story.recruiter)).map(({ title, message }) => `${title}: ${message}`);
    expect(told.sort()).toEqual([
      "Maya Patelson: Not [Deleted Freelancer]'s.",
      'New application: [Deleted Freelancer] applied for FOH engineer.',
    ]);
    expect(JSON.stringify(await liveOf(story.recruiter))).not.toContain('Maya Patel');
  });

  it('names no person who left by a former name or the first one alone, and no other who has that too [Q57]', async () => {
    await story.introduceEverybody();
    const named = (subjectId: string, first_name: string, of: number) =>
      story.tell(userChanged, {
        subjectId,
        version: of,
        payload: {
          ...{ role: 'freelancer' as const, display_name: `${first_name} Moss`, first_name, last_name: 'Moss' },
          ...{ visibility: 'public' as const, mail_enabled: true },
        },
      });
    const other = newId();
    await named(other, 'Maya', 1);
    const parties = {
      ...{ job_id: story.jobId, job_title: 'Festival', role: 'Rigger' },
      ...{ recruiter_id: story.recruiter.id, freelancer_id: story.freelancer.id },
    };
    const offer = { ...parties, kind: 'pencil' as const, days: ['2026-11-26'], location: 'Leeds' };
    const challenge = { ...offer, decide_by: '2026-11-24T14:00:00Z' };
    await story.tell(
      pencilChallenged,
      facts({ ...challenge, freelancer_id: other, decide_by: '2026-11-24T15:00:00Z' }),
    );
    await story.tell(pencilChallenged, facts(challenge));
    await story.tell(offerAnswered, facts({ ...offer, outcome: 'free' as const }));
    await named(story.freelancer.id, 'Robin', 3);
    const ends = { kind: 'ipaf' as const, day: '2026-11-27', expires_on: '2026-11-20' };
    await story.tell(ticketEndsEarly, facts({ ...parties, ...ends }));
    const { id: subjectId } = story.freelancer;
    await story.tell(userDeleted, { subjectId, version: 9, payload: { role: 'freelancer' } });
    await story.tell(pencilChallenged, facts(challenge));
    const titles = [
      'Decide on [Deleted Freelancer] by Tue 24 Nov, 14:00',
      '[Deleted Freelancer]’s IPAF expires before your call.',
      '[Deleted Freelancer] is free',
      'Decide on [Deleted Freelancer] by Tue 24 Nov, 14:00',
      'Decide on Maya by Tue 24 Nov, 15:00',
    ];
    expect((await story.listOf(story.recruiter)).map(({ title }) => title)).toEqual(titles);
    expect(JSON.stringify(await liveOf(story.recruiter)).match(/Maya|Robin/g)).toEqual(['Maya']);
    expect(await service.rows('SELECT former_names FROM people WHERE id = $1', [subjectId])).toEqual([
      { former_names: [] },
    ]);
  });
});
