import { SHEET_PDF_BUCKET, sheetPdfKey } from '@crewcall/contracts-bookings';
import { callSheetPublished, type CallSheetPublishedPayload } from '@crewcall/contracts-bookings/dto';
import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { type Mail, Mailer } from '@crewcall/platform-mail';
import { Storage } from '@crewcall/platform-storage';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { publishedSheet } from './sheets.js';
import { storageEnv } from './storage.js';
import { Story } from './story.js';

describe('the mail of a call sheet', () => {
  let service: TestService;
  let story: Story;
  let told = 0;
  const sent: Mail[] = [];
  const [callId, bookingId] = [newId(), newId()];

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications', env: storageEnv() });
    jest.spyOn(service.get(Mailer), 'send').mockImplementation(async (mail) => void sent.push(mail));
    await service.get(Storage).ensureBuckets();
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
  const publish = (more: Partial<CallSheetPublishedPayload>) =>
    story.tell(callSheetPublished, {
      subjectId: callId,
      version: (told += 1),
      payload: publishedSheet(story, bookingId, more),
    });
  /** The mail was looked at, and put off. */
  const isPutOff = (): Promise<boolean> =>
    eventually(async () => {
      const [row] = await service.rows<{ tasks: number }>(
        `SELECT count(*)::integer AS tasks FROM outbox_memory
         WHERE name = 'send-notification-mail' AND payload -> 'payload' ->> 'recipient_id' = $1`,
        [story.freelancer.id],
      );
      return (row?.tasks ?? 0) > 1;
    });

  it('brings its PDF and its time for the calendar, at publishing and for who is booked later [R408]', async () => {
    await makePdf(3);
    await publish({ version: 3 });
    await publish({ version: 3, what: 'booked' });
    await eventually(async () => sent.length === 2);
    for (const { files, calendar, text } of sent) {
      expect(files?.map(({ name, contentType, content }) => [name, contentType, content.toString()])).toEqual([
        ['call-sheet-v3.pdf', 'application/pdf', '%PDF of 3'],
      ]);
      expect(calendar).toContain('BEGIN:VEVENT');
      expect(text).toContain('Your call time: 08:00');
    }
  });

  it('waits for a PDF that is being made, and for a minute alone [R408]', async () => {
    await publish({ version: 5 });
    await isPutOff();
    expect(sent).toEqual([]);
    await makePdf(5);
    await eventually(async () => sent.length === 1);
    expect(sent[0]?.files?.map(({ name }) => name)).toEqual(['call-sheet-v5.pdf']);
  });

  it('goes without a PDF that is not made within a minute [R408]', async () => {
    await publish({ version: 6 });
    await isPutOff();
    expect(sent).toEqual([]);
    await service.rows(`UPDATE notifications SET created_at = now() - interval '61 seconds' WHERE recipient_id = $1`, [
      story.freelancer.id,
    ]);
    await eventually(async () => sent.length === 1);
    expect(sent[0]?.files).toEqual([]);
    expect(sent[0]?.text).toContain('Your call time: 08:00');
  });
});
