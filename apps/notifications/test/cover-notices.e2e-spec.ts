import { offerAnswered, offerEnded, offerMade, rescueChanged } from '@crewcall/contracts-bookings/dto';
import { wallTimeOf } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what cover tells people', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(async () => {
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const now = new Date().toISOString();
  const { time } = wallTimeOf(new Date(now));
  const offer = () => ({
    job_id: story.jobId,
    job_title: 'Festival',
    role: 'Stage hand',
    recruiter_id: story.recruiter.id,
    freelancer_id: story.freelancer.id,
    kind: 'booking' as const,
    days: ['2026-11-26'],
    location: 'Leeds',
    is_cover: true,
  });
  const change = () => ({
    job_id: story.jobId,
    slot_id: newId(),
    role: 'Stage hand',
    recruiter_id: story.recruiter.id,
    first_call_at: now,
    wave: 2,
    asked: 6,
  });
  const facts = <P>(payload: P, subjectId = newId()) => ({ subjectId, version: 1, payload });
  const newestOf = async (actor: 'freelancer' | 'recruiter') => {
    const [newest] = await story.listOf(story[actor]);
    return newest && [newest.priority, newest.title, newest.message, newest.action_url];
  };

  it('asks urgently, passes the quiet hours of who lets it, and leads to the question [R395] [R394]', async () => {
    const id = newId();
    const asked = { ...offer(), first_call_at: now, answer_by: now };
    const cover = { miles: 6.2, rate: '£400 a day', passes_quiet_hours: true };
    await story.tell(offerMade, facts({ ...asked, cover }, id));
    const message = `Stage hand, call ${time}, 6 miles away, £400 a day. First to accept.`;
    expect(await newestOf('freelancer')).toEqual(['urgent', 'Can you cover today?', message, `/offers/${id}`]);
    await story.tell(offerMade, facts({ ...asked, cover: { ...cover, passes_quiet_hours: false } }));
    expect((await newestOf('freelancer'))?.[0]).toBe('urgent');
    const passes = await service.rows(
      'SELECT passes_quiet_hours FROM notifications WHERE recipient_id = $1 ORDER BY created_at, id',
      [story.freelancer.id],
    );
    expect(passes).toEqual([{ passes_quiet_hours: true }, { passes_quiet_hours: false }]);
    await story.tell(offerEnded, facts({ ...offer(), outcome: 'covered' as const, by: 'system' as const }));
    expect((await newestOf('freelancer'))?.slice(1, 3)).toEqual([
      'Covered, thank you',
      'Stage hand, Thu 26 Nov, has been filled.',
    ]);
  });

  it('lets the company watch in peace, and says how it ends [R394]', async () => {
    await story.tell(offerAnswered, facts({ ...offer(), outcome: 'declined' as const, reason: 'rate' }));
    await story.tell(offerEnded, facts({ ...offer(), outcome: 'expired' as const, by: 'time' as const }));
    await story.tell(rescueChanged, facts({ ...change(), state: 'asking' as const, what: 'wave' as const }));
    expect(await story.listOf(story.recruiter)).toEqual([]);
    const filled = { ...change(), state: 'filled' as const, what: 'filled' as const };
    await story.tell(rescueChanged, facts({ ...filled, freelancer_id: story.freelancer.id, miles: 18 }));
    expect(await newestOf('recruiter')).toEqual([
      'urgent',
      'Covered: Maya Patel',
      `Stage hand, call ${time}, 18 miles away.`,
      `/jobs/${story.jobId}/cover/${filled.slot_id}`,
    ]);
    const left = { ...change(), state: 'exhausted' as const, what: 'exhausted' as const };
    await story.tell(rescueChanged, facts(left));
    expect((await newestOf('recruiter'))?.slice(1, 3)).toEqual(['Nobody is left to ask', `Stage hand, call ${time}.`]);
  });

  it('tells those who were asked of a better rate [R396]', async () => {
    const raised = { ...change(), state: 'asking' as const, what: 'raised' as const, raised: '£320 is now £400 a day' };
    await story.tell(rescueChanged, facts({ ...raised, person_ids: [story.freelancer.id] }));
    expect((await newestOf('freelancer'))?.slice(1, 3)).toEqual([
      '£320 is now £400 a day',
      `Stage hand, call ${time}. First to accept.`,
    ]);
  });
});
