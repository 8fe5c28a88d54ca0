import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createTransport } from 'nodemailer';
import { MailConfig } from './mail.config.js';

/** What a person reads of a mail, as plain text and as a page. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One address. */
  to: string;
  /** Of the thing that is told, such as the id of its event: a mail sent twice is then recognised as one by most mailboxes. */
  id?: string;
  /** Mail programs show a button that posts there (RFC 8058). */
  unsubscribeUrl?: string;
  /** Entries for the recipient's calendar (RFC 5545), with method PUBLISH. */
  calendar?: string;
  files?: readonly MailFile[];
}

/** Beside the words, as a file to keep. */
export interface MailFile {
  name: string;
  contentType: string;
  content: Buffer;
}

const SUBJECT_MAX = 200;

/** A subject is one line, whatever a person called their job: line ends would begin a header of their choice. */
export const subjectOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX);

/** Sends mail and waits until the server has taken it. Slow by nature: call it from a task, never from a request. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport;

  constructor(private readonly config: MailConfig) {
    this.transport = createTransport({
      url: config.smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 15_000,
      // A template must never be able to read a file or call an address of ours.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @throws when the server cannot be reached or refuses: the task that sends is then tried again. */
  async send({ to, subject, text, html, id, unsubscribeUrl, calendar, files = [] }: Mail): Promise<void> {
    if (!isEmail(to)) throw new Error('The mail has no usable recipient');
    const domain = /@([^\s>]+)/.exec(this.config.from)?.[1] ?? 'localhost';
    const { messageId } = await this.transport.sendMail({
      from: this.config.from,
      to: { name: '', address: to },
      subject: subjectOf(subject),
      text,
      html,
      ...(calendar && { icalEvent: { method: 'PUBLISH', filename: 'booking.ics', content: calendar } }),
      attachments: files.map(({ name: filename, contentType, content }) => ({ filename, contentType, content })),
      ...(id ? { messageId: `<${id.replaceAll(/[^\w.-]/g, '')}@${domain}>` } : {}),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribeUrl
          ? {
              'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
    });
    // Recipients have no place in a log.
    this.logger.debug({ message_id: messageId }, 'A mail was sent');
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
