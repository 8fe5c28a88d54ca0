import { createHash } from 'node:crypto';
import {
  callReminded,
  type CallRemindedPayload,
  callSheetAcknowledged,
  callSheetPublished,
  type CallSheetPublishedPayload,
  stillOnAnswered,
} from '@crewcall/contracts-bookings/dto';
import type { LiveRecord } from '@crewcall/contracts-core';
import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { sheetLinkMailed } from '@crewcall/contracts-notifications/dto';
import { newId } from '@crewcall/platform-database';
import { SHEET_PDF_BUCKET, sheetPdfKey } from '@crewcall/contracts-bookings';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { Storage } from '@crewcall/platform-storage';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { storageEnv } from './storage.js';
import { at, publishedSheet } from './sheets.js';
import { Story } from './story.js';

const site = 'https://crewcall.example';

describe('what call sheets tell people', () => {
  let service: TestService;
  let story: Story;
  const sent: Mail[] = [];
  const [callId, bookingId] = [newId(), newId()];

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'notifications',
      env: { PUBLIC_URL: site, ...storageEnv() },
    });
    await service.get(Storage).ensureBuckets();
    for (const version of [1, 2, 3, 4]) await makePdf(version);
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => void sent.push(mail));
  });
  beforeEach(async () => {
    sent.length = 0;
    story = new Story(service);
    await story.introduceEverybody();
    const { id, role } = story.freelancer;
    const payload = { role, display_name: role, email: `${id}@example.test` };
    await story.tell(userRegistered, { subjectId: id, version: 1, payload });
    await story.tell(emailVerified, { subjectId: id, version: 2, payload: {} });
  });
  afterAll(() => service.stop());

  const makePdf = (version: number): Promise<void> => {
    const bytes = Buffer.from(`%PDF of ${version}`);
    return service.get(Storage).put(SHEET_PDF_BUCKET, sheetPdfKey(callId, version), bytes, 'application/pdf');
  };
  let told = 0;
  const publish = (more: Partial<CallSheetPublishedPayload> = {}, from = at(100)) => {
    const payload = publishedSheet(story, bookingId, more, from);
    return story.tell(callSheetPublished, { subjectId: callId, version: (told += 1), payload });
  };
  const newest = async (of: 'freelancer' | 'recruiter' = 'freelancer') => {
    const [item] = await story.listOf(story[of]);
    return item && [item.priority, item.title, item.message, item.action_url];
  };
  const keyIn = (mail?: Mail): string => /\/call-sheet-read\?key=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? 'none';
  const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
  const page = `/bookings/${bookingId}/call-sheet/${callId}`;

  it('is mailed with the essentials, the time for the calendar and a link of which a hash alone is kept [R409]', async () => {
    await publish();
    expect(await newest()).toEqual([
      'high',
      'Call sheet for Thu 26 Nov',
      'Winter Lights, call 08:00, Manchester Central, M2 3GX. Please acknowledge.',
      page,
    ]);
    await eventually(async () => sent.length === 1);
    const [mail] = sent;
    for (const words of [
      'Your call time: 08:00',
      'Estimated end: 23:30',
      'Place: Manchester Central, M2 3GX',
      `${site}${page}`,
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.calendar).toContain(`UID:booking-call-${callId}.${bookingId}`.slice(0, 70));
    const key = keyIn(mail);
    expect(mail?.html).toContain(`href="${site}/call-sheet-read?key=${key}"`);
    const published = (await service.outbox(sheetLinkMailed, callId)).map(({ payload }) => payload);
    expect(published).toEqual([{ freelancer_id: story.freelancer.id, version: 1, key_hash: hashOf(key) }]);
    const [stored] = await service.rows<{ all: string }>(`SELECT database_to_xml(false, false, '')::text AS all`);
    expect(stored?.all).toContain('Your call time: 08:00');
    expect(stored?.all).not.toContain(key);
    await publish({ what: 'remind' });
    await eventually(async () => sent.length === 2);
    expect(keyIn(sent[1])).not.toBe(key);
  });

  it('of an important change is mailed, urgently within a day of the call; of a minor one it is not [R407]', async () => {
    const changed = [{ field: 'call_time' as const, before: '08:00', after: '07:30' }, { field: 'parking' as const }];
    await publish({ version: 2, changed }, at(30));
    expect((await newest())?.slice(0, 3)).toEqual([
      'high',
      'Call sheet changed',
      'Thu 26 Nov: call time 08:00 is now 07:30, parking. Please acknowledge.',
    ]);
    await publish({ version: 3, changed }, at(23));
    expect((await newest())?.[0]).toBe('urgent');
    await eventually(async () => sent.length === 2);
    await publish({ version: 4, changed: [{ field: 'parking' }], important: false });
    expect((await newest())?.slice(0, 3)).toEqual(['normal', 'Call sheet changed', 'Thu 26 Nov: parking.']);
    await publish({ what: 'remind', version: 4, important: false });
    await eventually(async () => sent.length === 3);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Call sheet changed',
      'Call sheet changed',
      'Please acknowledge the call sheet for Thu 26 Nov',
    ]);
  });

  it('is shown on every open device, and the company hears once all have acknowledged', async () => {
    await publish();
    const acknowledged = { job_id: story.jobId, recruiter_id: story.recruiter.id, version: 3, day: '2026-11-26' };
    const by = { ...acknowledged, person_id: story.freelancer.id, what: 'acknowledged' as const };
    await story.tell(callSheetAcknowledged, { subjectId: callId, version: 8, payload: { ...by, is_last: false } });
    expect(await newest('recruiter')).toBeUndefined();
    await story.tell(callSheetAcknowledged, { subjectId: callId, version: 9, payload: { ...by, is_last: true } });
    expect(await newest('recruiter')).toEqual([
      'normal',
      'Everybody has acknowledged',
      'Thu 26 Nov, version 3.',
      `/jobs/${story.jobId}/schedule?sheet=${callId}`,
    ]);
    for (const actor of [story.freelancer, story.recruiter]) {
      const { body } = await service.as(actor).get<LiveRecord[]>('/api/notifications/live?after=0');
      expect(body.filter(({ event }) => event === 'call_sheet_update').map(({ payload }) => payload)).toMatchObject([
        { sheet: { call_id: callId, version: 1 }, what: 'published' },
        { what: 'acknowledged' },
        { what: 'acknowledged' },
      ]);
    }
  });

  it('asks and reminds before a call, with its time, place and map; the company hears of a problem and of no sheet [R411] [R412]', async () => {
    const people = [{ id: story.freelancer.id, booking_id: bookingId }];
    const facts = {
      job_id: story.jobId,
      recruiter_id: story.recruiter.id,
      job_title: 'Winter Lights',
      day: '2026-11-26',
    };
    const remind = (what: CallRemindedPayload['what']) =>
      story.tell(callReminded, {
        subjectId: callId,
        version: (told += 1),
        payload: { ...facts, what, people, call_time: '08:00', place: 'Manchester Central' },
      });
    await remind('tomorrow');
    expect(await newest()).toEqual(['high', 'Tomorrow: call 08:00', 'Manchester Central.', page]);
    await remind('soon');
    expect((await newest())?.[1]).toBe('In 2 hours: call 08:00');
    await remind('still_on');
    expect((await newest())?.[1]).toBe('Still on for Thu 26 Nov?');
    const own = () => sent.filter(({ to }) => to.includes(story.freelancer.id));
    await eventually(async () => own().length === 3);
    for (const { text } of own())
      expect(text).toContain('Map: https://www.google.com/maps/dir/?api=1&destination=Manchester%20Central');
    await remind('not_published');
    const desk = `/jobs/${story.jobId}/schedule?sheet=${callId}`;
    expect(await newest('recruiter')).toEqual(['high', 'Call sheet not published', 'Thu 26 Nov, in 48 h.', desk]);
    const { job_title: _title, ...of } = facts;
    const said = { ...of, person_id: story.freelancer.id, role: 'FOH' };
    const answered = (answer: 'yes' | 'problem') =>
      story.tell(stillOnAnswered, { subjectId: callId, version: (told += 1), payload: { ...said, answer } });
    await answered('yes');
    expect((await newest('recruiter'))?.[1]).toBe('Call sheet not published');
    await answered('problem');
    expect(await newest('recruiter')).toEqual([
      'urgent',
      'Maya Patel has a problem with Thu 26 Nov',
      'FOH. Ask what it is, or find cover.',
      desk,
    ]);
  });
});
