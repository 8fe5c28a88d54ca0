import { dayWords, wallTimeOf } from '@crewcall/contracts-bookings';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingPartySuspended,
  bookingRevised,
  offerAnswered,
  offerEnded,
  offerMade,
  pencilChallenged,
  pencilMoved,
} from '@crewcall/contracts-bookings/dto';
import type { LiveRecord } from '@crewcall/contracts-core';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { bookingsOf } from './bookings.js';
import { Story } from './story.js';

describe('what offers and bookings tell people', () => {
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

  const { parties, facts, newestOf } = bookingsOf(() => story);
  const offer = () => ({ ...parties(), kind: 'pencil' as const, days: ['2026-11-26'], location: 'Leeds' });
  const namesToldTo = (id: string): Promise<object[]> =>
    service.rows(`SELECT title FROM notifications n WHERE recipient_id = $1 AND to_jsonb(n)::text LIKE '%Meridian%'`, [
      id,
    ]);

  it('asks the person in the words of the kind of offer, and answers the company [R528]', async () => {
    const asked = { ...offer(), first_call_at: '2026-11-26T08:00:00Z', answer_by: '2026-11-24T14:00:00Z' };
    await story.tell(offerMade, facts({ ...asked, kind: 'booking' as const, estimate: 'about £584 for the day' }));
    expect(await newestOf('freelancer')).toEqual([
      'offer',
      'high',
      'New offer: FOH Sound Engineer',
      'Meridian Events, Thu 26 Nov, Leeds. About £584 for the day. Answer by Tue 24 Nov, 14:00.',
    ]);
    await story.tell(offerMade, facts(asked));
    expect((await newestOf('freelancer'))?.[2]).toBe('Meridian Events would like to pencil you');
    await story.tell(offerMade, facts({ ...asked, kind: 'enquiry' as const, is_unnamed: true }));
    const enquiry = await newestOf('freelancer');
    expect(enquiry?.slice(2)).toEqual(['Are you free Thu 26 Nov?', 'FOH Sound Engineer in Leeds.']);
    await story.tell(offerAnswered, facts({ ...offer(), outcome: 'declined' as const, reason: 'rate' }));
    expect((await newestOf('recruiter'))?.slice(2)).toEqual(['Maya Patel declined', 'FOH Sound Engineer: Rate.']);
  });

  it('shows a person who is asked without the company’s name no job and no company [R349]', async () => {
    const asked = { ...offer(), first_call_at: '2026-11-26T08:00:00Z', answer_by: '2026-11-24T14:00:00Z' };
    const enquiry = { ...asked, kind: 'enquiry' as const, is_unnamed: true };
    await story.tell(offerMade, facts(enquiry));
    await story.tell(offerEnded, facts({ ...enquiry, outcome: 'filled' as const, by: 'system' as const }));
    const seen = [
      await story.listOf(story.freelancer),
      (await service.as(story.freelancer).get<LiveRecord[]>('/api/notifications/live?after=0')).body,
    ];
    expect(JSON.stringify(seen)).toContain('offer_update');
    for (const secret of [story.jobId, story.recruiter.id, 'Meridian Events'])
      expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('tells of ranks, of a challenge without who asked, and of the end [R528]', async () => {
    await story.tell(pencilMoved, facts({ ...offer(), rank: 1, of: 3 }));
    expect((await newestOf('freelancer'))?.[2]).toBe('You are now 1st pencil');
    await story.tell(pencilChallenged, facts({ ...offer(), decide_by: '2026-11-24T14:00:00Z' }));
    expect(await newestOf('recruiter')).toEqual([
      'offer',
      'high',
      'Decide on Maya by Tue 24 Nov, 14:00',
      'Another company would like to book these dates. Confirm or release.',
    ]);
    await story.tell(offerEnded, facts({ ...offer(), outcome: 'reserve' as const, by: 'system' as const, rank: 2 }));
    expect((await newestOf('freelancer'))?.slice(2)).toEqual([
      'You are 2nd reserve',
      'FOH Sound Engineer, Thu 26 Nov. Your dates are free again.',
    ]);
  });

  it('tells who is booked at once, on every open device [R358] [R528]', async () => {
    const calls = [{ id: newId(), from: '2026-11-26T08:00:00Z', to: '2026-11-26T18:00:00Z' }];
    const booked = { ...parties(), offer_id: newId(), company: 'Meridian Events', location: 'Leeds', calls };
    const id = newId();
    await story.tell(bookingConfirmed, facts({ ...booked, by: 'company' as const }, id));
    expect(await newestOf('freelancer')).toEqual([
      'booking_update',
      'urgent',
      'You are booked: FOH Sound Engineer',
      'Meridian Events, Thu 26 Nov, call 08:00, Leeds.',
    ]);
    const { body } = await service.as(story.freelancer).get<LiveRecord[]>('/api/notifications/live?after=0');
    expect(JSON.stringify(body)).toContain('booking_update');
  });

  it('names no company that left in what went along with the mail of a booking [Q57]', async () => {
    const calls = [{ id: newId(), from: '2026-11-26T08:00:00Z', to: '2026-11-26T18:00:00Z' }];
    const booked = { ...parties(), offer_id: newId(), company: 'Meridian Events', location: 'Leeds', calls };
    await story.tell(bookingConfirmed, facts({ ...booked, by: 'company' as const }));
    const { id: subjectId } = story.recruiter;
    await story.tell(userDeleted, { subjectId, version: 9, payload: { role: 'recruiter' } });
    const { job_id, job_title, recruiter_id, freelancer_id } = parties();
    const times = {
      booking_id: newId(),
      version: 2,
      role: 'Rigger',
      company: 'Meridian Events',
      location: 'Leeds',
      calls,
    };
    const ended = { from: 'hired' as const, to: 'rejected' as const, booked: times };
    const late = { job_id, job_title, recruiter_id, freelancer_id, ...ended };
    await story.tell(applicationStatusChanged, { subjectId: newId(), version: 3, payload: late });
    const anew = { version: 4, company: 'Meridian Events', location: 'Leeds', calls };
    const revised = { ...parties(), state: 'accepted' as const, important: true, booked: anew };
    await story.tell(bookingRevised, facts(revised));
    await story.tell(bookingConfirmed, facts({ ...booked, by: 'company' as const }));
    const cancelled = { by: 'company' as const, is_whole: true, reason_kind: 'account_closed' as const, percent: 0 };
    await story.tell(bookingCancelled, facts({ ...parties(), calls, ...cancelled }));
    expect((await newestOf('freelancer'))?.slice(2)).toEqual([
      '[Deleted Company] cancelled Thu 26 Nov',
      'FOH Sound Engineer: Account closed. Agreed terms: nothing.',
    ]);
    expect(await namesToldTo(story.freelancer.id)).toEqual([]);
    const kept = await service.rows<{ company: string }>(
      `SELECT booked ->> 'company' AS company FROM notifications WHERE recipient_id = $1`,
      [story.freelancer.id],
    );
    expect(kept).toEqual(Array(5).fill({ company: '[Deleted Company]' }));
  });

  it('names no company that leaves while it is told of [Q57]', async () => {
    const calls = [{ id: newId(), from: '2026-11-26T08:00:00Z', to: '2026-11-26T18:00:00Z' }];
    const booked = { ...parties(), offer_id: newId(), company: 'Meridian Events', location: 'Leeds', calls };
    await Promise.all([
      story.tell(userDeleted, { subjectId: story.recruiter.id, version: 9, payload: { role: 'recruiter' } }),
      ...Array.from({ length: 12 }, () => story.tell(bookingConfirmed, facts({ ...booked, by: 'company' as const }))),
    ]);
    expect(await namesToldTo(story.freelancer.id)).toEqual([]);
  });

  it('tells a company that days ahead of a booking are off, and of cover for them [R532] [R390]', async () => {
    const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const calls = [{ id: newId(), from: at(12), to: at(20) }];
    const by = { by: 'crew' as const, is_whole: false, reason_kind: 'account_closed' as const, reserves: 1 };
    await story.tell(bookingCancelled, facts({ ...parties(), ...by, calls }));
    const [, , title, message] = (await newestOf('recruiter')) ?? [];
    expect(title).toMatch(/ cannot make /);
    expect(message).toBe(
      'FOH Sound Engineer: Account closed. 1 in reserve. Find cover now. The rest of the booking stands.',
    );
  });

  it('tells the other side of a suspended account to ask before the call [R534]', async () => {
    const stands = { ...parties(), days: ['2026-11-26'] };
    await story.tell(bookingPartySuspended, facts({ ...stands, side: 'crew' as const }));
    expect(await newestOf('recruiter')).toEqual([
      'booking_update',
      'urgent',
      'Ask us before the call',
      'FOH Sound Engineer, Thu 26 Nov: the account of Maya Patel is suspended. The booking stands.',
    ]);
    await story.tell(bookingPartySuspended, facts({ ...stands, side: 'company' as const }));
    expect((await newestOf('freelancer'))?.[3]).toContain('the account of Meridian Events is suspended');
  });

  it('tells the other side of a cancelled booking, with the terms or the kind of reason [R384] [R385]', async () => {
    const calls = [{ id: newId(), from: '2026-11-26T08:00:00Z', to: '2026-11-26T18:00:00Z' }];
    const whole = { ...parties(), calls, is_whole: true };
    const byCompany = { ...whole, by: 'company' as const, notice_h: 40, percent: 100, fee_pence: 58_400 };
    await story.tell(bookingCancelled, facts(byCompany));
    expect(await newestOf('freelancer')).toEqual([
      'booking_update',
      'urgent',
      'Meridian Events cancelled Thu 26 Nov',
      'FOH Sound Engineer. Agreed terms: 100 %, £584.00.',
    ]);
    await story.tell(bookingCancelled, facts({ ...byCompany, is_whole: false, percent: 0, fee_pence: 0 }));
    expect((await newestOf('freelancer'))?.[3]).toBe(
      'FOH Sound Engineer. The rest of the booking stands. Agreed terms: nothing.',
    );
    const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const byCrew = { ...whole, by: 'crew' as const, reason_kind: 'travel' as const, reserves: 2 };
    const in20h = { id: newId(), from: at(20), to: at(28) };
    const soon = { ...byCrew, calls: [in20h] };
    await story.tell(bookingCancelled, facts(soon));
    expect(await newestOf('recruiter')).toEqual([
      'booking_update',
      'urgent',
      `Maya Patel cannot make ${dayWords(wallTimeOf(new Date(at(20))).day)}`,
      'FOH Sound Engineer: Travel. 2 in reserve. Find cover now.',
    ]);
    await story.tell(
      bookingCancelled,
      facts({ ...soon, reserves: 0, calls: [{ ...in20h, from: at(80), to: at(88) }] }),
    );
    expect((await newestOf('recruiter'))?.[3]).toBe(
      'FOH Sound Engineer: Travel. None in reserve. The slot is open again.',
    );
  });
});
