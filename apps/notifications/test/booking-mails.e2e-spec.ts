import { createHash } from 'node:crypto';
import { bookingCancelled, bookingConfirmed, bookingRevised, offerMade } from '@crewcall/contracts-bookings/dto';
import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { declineLinkMailed } from '@crewcall/contracts-notifications/dto';
import { newId } from '@crewcall/platform-database';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('mails of bookings', () => {
  let service: TestService;
  let story: Story;
  const sent: Mail[] = [];
  const [bookingId, callId] = [newId(), newId()];
  const calls = [{ id: callId, from: '2035-06-12T07:00:00Z', to: '2035-06-12T17:00:00Z' }];

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'notifications',
      env: { PUBLIC_URL: 'https://crewcall.example' },
    });
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => void sent.push(mail));
    story = new Story(service);
    await story.introduceEverybody();
    const { id, role } = story.freelancer;
    const payload = { role, display_name: role, email: `${id}@example.test` };
    await story.tell(userRegistered, { subjectId: id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
  });
  afterAll(() => service.stop());

  const parties = () => ({
    job_id: story.jobId,
    job_title: 'Festival',
    role: 'FOH Sound Engineer',
    recruiter_id: story.recruiter.id,
    freelancer_id: story.freelancer.id,
  });
  const place = { company: 'Meridian Events', location: 'Leeds' };
  /** Number and state of the entry that came with the mail of this subject. */
  const entryIn = async (subject: RegExp): Promise<string[]> => {
    await eventually(async () => sent.some((mail) => subject.test(mail.subject)));
    const file = sent.find((mail) => subject.test(mail.subject))?.calendar ?? '';
    expect(file).toContain(`UID:booking-call-${callId}.${bookingId}`.slice(0, 70));
    return [/SEQUENCE:(\d+)/.exec(file)?.[1] ?? '', /STATUS:(\w+)/.exec(file)?.[1] ?? ''];
  };

  it('bring a calendar file when confirmed, changed and cancelled, each newer than the last [R358]', async () => {
    const confirmed = { ...parties(), ...place, offer_id: newId(), calls, by: 'company' as const };
    await story.tell(bookingConfirmed, { subjectId: bookingId, version: 1, payload: confirmed });
    expect(await entryIn(/^You are booked/)).toEqual(['1', 'CONFIRMED']);
    const change = {
      revision: 1,
      state: 'accepted' as const,
      important: true,
      booked: { version: 2, ...place, calls },
    };
    await story.tell(bookingRevised, { subjectId: bookingId, version: 7, payload: { ...parties(), ...change } });
    expect(await entryIn(/^Your booking has changed/)).toEqual(['2', 'CONFIRMED']);
    const timed = { state: 'time_set' as const, important: true, booked: { version: 3, ...place, calls } };
    await story.tell(bookingRevised, { subjectId: bookingId, version: 8, payload: { ...parties(), ...timed } });
    expect(await entryIn(/^The call time is set/)).toEqual(['3', 'CONFIRMED']);
    const cancelled = { ...parties(), calls, by: 'company' as const };
    await story.tell(bookingCancelled, { subjectId: bookingId, version: 4, payload: cancelled });
    expect(await entryIn(/cancelled Tue 12 Jun/)).toEqual(['4', 'CANCELLED']);
  });

  it('bring it also with a hire, and with the end of one [R358] [R365]', async () => {
    const { role, ...application } = parties();
    const booked = { booking_id: bookingId, version: 4, role, ...place, calls };
    const hired = { ...application, from: 'applied' as const, to: 'hired' as const, booked };
    await story.tell(applicationStatusChanged, { subjectId: newId(), version: 2, payload: hired });
    expect(await entryIn(/hired/i)).toEqual(['4', 'CONFIRMED']);
    const ended = { ...hired, from: 'hired' as const, to: 'rejected' as const, booked: { ...booked, version: 5 } };
    await story.tell(applicationStatusChanged, { subjectId: newId(), version: 3, payload: ended });
    expect(await entryIn(/^Booking cancelled/i)).toEqual(['5', 'CANCELLED']);
  });

  it('answer an offer by links that keep only a hash of what they hold, and an enquiry by its page [R352]', async () => {
    const asked = {
      ...parties(),
      days: ['2035-06-12'],
      location: 'Leeds',
      first_call_at: calls[0]?.from ?? '',
      answer_by: '2035-06-10T14:00:00Z',
    };
    const mailOf = async (kind: 'booking' | 'enquiry', agreed: string[], subject: RegExp): Promise<Mail> => {
      const payload = { ...asked, kind, agreed };
      await story.tell(offerMade, { subjectId: bookingId, version: 1, payload });
      await eventually(async () => sent.some((mail) => subject.test(mail.subject)));
      const mail = sent.find((one) => subject.test(one.subject));
      if (!mail) throw new Error('Nothing was mailed');
      return mail;
    };
    const page = `https://crewcall.example/offers/${bookingId}`;
    const { text, html } = await mailOf('booking', ['Tue 12 Jun, 08:00 to 18:00', '£320 a day'], /^New offer/);
    const token = /\/decline-offer\?token=([\w-]{43})\s/.exec(text)?.[1] ?? '';
    for (const link of [`${page}?answer=accept`, `https://crewcall.example/decline-offer?token=${token}`]) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
    }
    expect(text).toContain('Tue 12 Jun, 08:00 to 18:00\n£320 a day');
    const [told] = await service.outbox(declineLinkMailed, bookingId);
    expect(told?.payload).toMatchObject({
      freelancer_id: story.freelancer.id,
      token_hash: createHash('sha256').update(token).digest('hex'),
    });
    const days = (Date.parse(told?.payload.expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(JSON.stringify([await service.rows('SELECT * FROM notifications'), told])).not.toContain(token);
    const enquiry = await mailOf('enquiry', [], /^Are you free/);
    expect(enquiry.text).toContain(page);
    expect(enquiry.text).not.toContain('decline-offer');
  });
});
