import { text as textOf } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { newId } from '@crewcall/platform-database';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type MailConfig, Mailer, mailLayout } from './index.js';

const layout = mailLayout({ heading: 'You are hired', paragraphs: ['Sëe you – at the Øyafestival'], footer: 'Bye' });
const mail = { to: 'mia@example.org', subject: 'Hired: Rigger £25', ...layout };

describe('Mailer', () => {
  const received: { mail: Email; to: string[]; from: string }[] = [];
  let failure: Error | undefined;
  let server: SMTPServer;
  let config: MailConfig;
  let mailer: Mailer;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        void textOf(stream)
          .then((source) => PostalMime.parse(source))
          .then((parsed) => {
            if (failure) return done(failure);
            const { rcptTo, mailFrom } = session.envelope;
            received.push({
              mail: parsed,
              to: rcptTo.map(({ address }) => address),
              from: mailFrom ? mailFrom.address : '',
            });
            done();
          });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    config = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'CrewCall <no-reply@crewcall.example>' };
    mailer = new Mailer(config);
  });
  beforeEach(() => {
    received.length = 0;
    failure = undefined;
  });
  afterAll(async () => {
    mailer.onApplicationShutdown();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('sends text and HTML with every letter intact', async () => {
    await mailer.send(mail);
    const [sent] = received;
    expect([sent?.from, sent?.to]).toEqual(['no-reply@crewcall.example', ['mia@example.org']]);
    expect(sent?.mail.subject).toBe('Hired: Rigger £25');
    expect(sent?.mail.text).toContain('Sëe you – at the Øyafestival');
    expect(sent?.mail.html).toContain('<h1');
    expect(sent?.mail.from).toMatchObject({ name: 'CrewCall', address: 'no-reply@crewcall.example' });
  });

  it('brings entries for a calendar beside its words', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR';
    await mailer.send({ ...mail, calendar });
    const file = received[0]?.mail.attachments.find(({ filename }) => filename === 'booking.ics');
    const lines = new TextDecoder()
      .decode(file?.content as ArrayBuffer)
      .trim()
      .split(/\r?\n/);
    expect([file?.mimeType, lines]).toEqual(['application/ics', calendar.split('\r\n')]);
    expect(received[0]?.mail.text).toContain('You are hired');
  });

  it('brings files to keep', async () => {
    const content = Buffer.from('%PDF-1.7 …');
    await mailer.send({ ...mail, files: [{ name: 'call-sheet-v3.pdf', contentType: 'application/pdf', content }] });
    const [file] = received[0]?.mail.attachments ?? [];
    expect([file?.filename, file?.mimeType, file?.disposition]).toEqual([
      'call-sheet-v3.pdf',
      'application/pdf',
      'attachment',
    ]);
    expect(Buffer.from(file?.content as ArrayBuffer).equals(content)).toBe(true);
  });

  it('gives no one a header or a recipient of their own', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' });
    expect(received[0]?.to).toEqual(['mia@example.org']);
    expect(received[0]?.mail.bcc).toBeUndefined();
    for (const to of [
      'mia@example.org, eve@example.org',
      'mia@example.org\r\nBcc: eve@example.org',
      'Mia <mia@example.org>',
      '',
    ]) {
      await expect(mailer.send({ ...mail, to })).rejects.toThrow('no usable recipient');
    }
    expect(received).toHaveLength(1);
  });

  it('names a mail after what it tells, so that a second copy is recognised', async () => {
    const id = newId();
    await mailer.send({ ...mail, id });
    await mailer.send({ ...mail, id });
    expect(received.map(({ mail: { messageId } }) => messageId)).toEqual(Array(2).fill(`<${id}@crewcall.example>`));
  });

  it('fails when the server refuses or is not there', async () => {
    failure = Object.assign(new Error('mailbox busy'), { responseCode: 450 });
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 450 });
    const nowhere = new Mailer({ ...config, smtpUrl: 'smtp://127.0.0.1:9' });
    await expect(nowhere.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
    nowhere.onApplicationShutdown();
  });
});
