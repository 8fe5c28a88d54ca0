import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.js';

const LARGEST_MAIL = 10 * 1024 * 1024;

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // The rest is read and dropped: the sender is answered once it has said everything.
    if (size <= LARGEST_MAIL) chunks.push(chunk);
  }
  if (size > LARGEST_MAIL) throw Object.assign(new Error('The mail is larger than 10 MB'), { responseCode: 552 });
  return Buffer.concat(chunks);
}

async function keep(store: MailStore, raw: Buffer, sender: string, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  store.add({
    from: mail.from?.address ?? sender,
    to: recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  });
}

/** Takes every mail for every address, from loopback, and delivers none. */
export function smtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: LARGEST_MAIL,
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, answer) => answer(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope;
      const recipients = rcptTo.map(({ address }) => address.toLowerCase());
      collect(stream)
        .then((raw) => keep(store, raw, mailFrom ? mailFrom.address : '', recipients))
        .then(() => answer(null), answer);
    },
  });
}
