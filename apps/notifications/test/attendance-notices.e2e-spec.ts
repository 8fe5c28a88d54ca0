import { attendanceTold, type AttendanceToldPayload } from '@crewcall/contracts-bookings/dto';
import type { LiveRecord } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what the day of a call tells people', () => {
  let service: TestService;
  let story: Story;
  const [callId, bookingId] = [newId(), newId()];
  const page = `/bookings/${bookingId}/call-sheet/${callId}`;
  let told = 0;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
  });
  beforeEach(async () => {
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const newest = async (of: 'freelancer' | 'recruiter' = 'freelancer') => {
    const [item] = await story.listOf(story[of]);
    return item && [item.priority, item.title, item.message, item.action_url];
  };

  it('tells the company at once who comes late, and how late [R387]', async () => {
    await story.tell(attendanceTold, {
      subjectId: callId,
      version: (told += 1),
      payload: {
        ...{ job_id: story.jobId, recruiter_id: story.recruiter.id, job_title: 'Winter Lights', day: '2026-11-26' },
        ...{ what: 'late', late_minutes: 75, at: at(0) },
        people: [{ id: story.freelancer.id, booking_id: bookingId, role: 'FOH' }],
      },
    });
    const desk = `/jobs/${story.jobId}/schedule?sheet=${callId}`;
    const words = ['urgent', 'Maya Patel is about 1 h 15 min late', 'FOH, Winter Lights, Thu 26 Nov.', desk];
    expect(await newest('recruiter')).toEqual(words);
    const { body } = await service.as(story.recruiter).get<LiveRecord[]>('/api/notifications/live?after=0');
    const live = body.filter(({ event }) => event === 'call_sheet_update').map(({ payload }) => payload);
    expect(live).toMatchObject([{ sheet: { call_id: callId }, what: 'late' }]);
  });

  it('tells a person of the claim that they did not come in its words, and both of how it went on [R388]', async () => {
    const tell = (more: Partial<AttendanceToldPayload> & Pick<AttendanceToldPayload, 'what'>) =>
      story.tell(attendanceTold, {
        subjectId: callId,
        version: (told += 1),
        payload: {
          ...{ job_id: story.jobId, recruiter_id: story.recruiter.id, job_title: 'Winter Lights', day: '2026-11-26' },
          ...{ at: at(0), company: 'Northlight', ...more },
          people: [{ id: story.freelancer.id, booking_id: bookingId, role: 'FOH' }],
        },
      });
    const booking = `/bookings/${bookingId}`;
    await tell({ what: 'no_show' });
    const claim = [
      'high',
      'Northlight says you did not come on Thu 26 Nov.',
      'Not right? Say so within 7 days.',
      booking,
    ];
    expect(await newest()).toEqual(claim);
    expect(await newest('recruiter')).toBeUndefined();
    await tell({ what: 'objected' });
    expect((await newest('recruiter'))?.slice(1)).toEqual([
      'Maya Patel says they came on Thu 26 Nov',
      'FOH, Winter Lights. An administrator looks at it; until then it counts for neither.',
      booking,
    ]);
    expect(await newest()).toEqual(claim);
    await tell({ what: 'withdrawn' });
    expect((await newest())?.slice(1)).toEqual([
      'Northlight takes back that you did not come on Thu 26 Nov.',
      'Your record stays as it was.',
      booking,
    ]);
    await tell({ what: 'settled', outcome: 'attended' });
    expect((await newest())?.[1]).toBe('Settled: you came on Thu 26 Nov');
    expect((await newest('recruiter'))?.[1]).toBe('Settled: Maya Patel came on Thu 26 Nov');
    for (const actor of [story.freelancer, story.recruiter]) {
      const { body } = await service.as(actor).get<LiveRecord[]>('/api/notifications/live?after=0');
      const live = body.filter(({ event }) => event === 'booking_update').map(({ payload }) => payload);
      expect(live).toMatchObject([
        { what: 'no_show' },
        { what: 'objected' },
        { what: 'withdrawn' },
        { what: 'settled' },
      ]);
    }
  });

  it('shows at once who comes, and tells both sides of who has not arrived [R416] [R417]', async () => {
    const tellOf = (what: AttendanceToldPayload['what'], ids: readonly string[]) =>
      story.tell(attendanceTold, {
        subjectId: callId,
        version: (told += 1),
        payload: {
          ...{ job_id: story.jobId, recruiter_id: story.recruiter.id, job_title: 'Winter Lights', day: '2026-11-26' },
          ...{ what, at: at(0), people: ids.map((id) => ({ id, booking_id: bookingId, role: 'FOH' })) },
        },
      });
    await tellOf('arrived', [story.freelancer.id]);
    expect(await newest('recruiter')).toBeUndefined();
    await tellOf('not_arrived', [story.freelancer.id]);
    expect(await newest()).toEqual([
      'urgent',
      'Are you on your way?',
      'Winter Lights: you have not said that you arrived.',
      page,
    ]);
    const desk = `/jobs/${story.jobId}/schedule?sheet=${callId}`;
    const words = ['urgent', 'Maya Patel has not arrived', 'FOH, Winter Lights, Thu 26 Nov.', desk];
    expect(await newest('recruiter')).toEqual(words);
    await tellOf('not_arrived', [story.freelancer.id, newId(), newId()]);
    expect((await newest('recruiter'))?.[1]).toBe('Maya Patel and 2 others have not arrived');
    const { body } = await service.as(story.recruiter).get<LiveRecord[]>('/api/notifications/live?after=0');
    const live = body.filter(({ event }) => event === 'call_sheet_update').map(({ payload }) => payload);
    expect(live).toMatchObject([{ what: 'arrived' }, { what: 'not_arrived' }, { what: 'not_arrived' }]);
  });
});
