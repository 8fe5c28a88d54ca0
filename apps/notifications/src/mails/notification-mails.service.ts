import { MAILS_PER_DAY, MESSAGE_MAIL_AFTER_MS, quietFor } from '@crewcall/contracts-notifications';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Mailer } from '@crewcall/platform-mail';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { calendarFile } from './calendar-file.js';
import { foundJobsMail } from './found-jobs.mail.js';
import { digestMail, type MailBody, type MailedFacts, notificationMail } from './notification.mail.js';
import { OfferLinks } from './offer-links.service.js';
import { type PendingMail, PendingMailRepository } from './pending-mail.repository.js';
import { SheetLinks } from './sheet-links.service.js';
import { SheetPdfs } from './sheet-pdfs.service.js';
import { sendDigest, sendNotificationMail } from './mail.task.js';

/** For a file that is being made. */
const LOOK_AGAIN_MS = 2000;

/** Mails what people want by mail. Whatever is not sent stays pending in its row, so a dead mail server loses nothing. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly pending: PendingMailRepository,
    private readonly preferences: PreferencesService,
    private readonly people: PeopleService,
    private readonly offerLinks: OfferLinks,
    private readonly sheetLinks: SheetLinks,
    private readonly sheetPdfs: SheetPdfs,
    private readonly mailer: Mailer,
    private readonly tasks: Tasks,
    private readonly site: PublicUrlConfig,
  ) {}

  /** In the transaction of the notifications. Messages wait: most are read within minutes. */
  schedule(type: PendingMail['type'], told: readonly { id: string; recipientId: string }[]): Promise<void> {
    const payloads = told.map(({ id, recipientId }) => ({ recipient_id: recipientId, notification_id: id }));
    const delayMs = type === 'new_message' ? MESSAGE_MAIL_AFTER_MS : 0;
    return this.tasks.enqueueAll(sendNotificationMail, payloads, { delayMs });
  }

  async sendOne(recipientId: string, id: string, now = new Date()): Promise<void> {
    const told = await this.pending.instantMail(recipientId, id);
    if (!told) return;
    const { mail } = await this.preferences.preferenceOf(recipientId, told.type);
    const email = mail === 'off' ? null : await this.people.mailboxOf(recipientId);
    if (!email) return this.pending.settleMails([id], 'none');
    if (told.priority !== 'urgent' && (await this.pending.countSentToday(recipientId)) >= MAILS_PER_DAY)
      return this.pending.settleMails([id], 'digest');
    const { quiet_from, quiet_to, unsubscribe_key } = await this.preferences.settingsOf(recipientId);
    const delayMs = told.passesQuietHours ? 0 : quietFor(now, quiet_from, quiet_to);
    const again = { recipient_id: recipientId, notification_id: id };
    if (delayMs > 0) return this.tasks.enqueue(sendNotificationMail, again, { delayMs });
    const files = await this.sheetPdfs.pdfOf(told, now);
    if (files === 'awaited') return this.tasks.enqueue(sendNotificationMail, again, { delayMs: LOOK_AGAIN_MS });
    const calendar = told.booked ? calendarFile(told.booked, this.site.publicUrl) : undefined;
    const facts = await this.factsOf(told, recipientId, now);
    const body = told.found
      ? foundJobsMail(told, told.found, this.site.publicUrl)
      : notificationMail(told, this.site.publicUrl, unsubscribe_key, facts);
    await this.send(email, id, { ...body, calendar, files });
    await this.pending.settleMails([id], 'sent');
  }

  /** Everything that waited for the digest, in one mail. */
  async sendDigest(recipientId: string, before: Date, now = new Date()): Promise<void> {
    const waiting = await this.pending.digestOf(recipientId, before);
    const [newest] = waiting;
    if (!newest) return;
    const email = await this.people.mailboxOf(recipientId);
    const wanted = email ? await this.wanted(recipientId, waiting) : [];
    const { quiet_from, quiet_to, unsubscribe_key } = await this.preferences.settingsOf(recipientId);
    const delayMs = wanted.length ? quietFor(now, quiet_from, quiet_to) : 0;
    if (delayMs > 0) {
      const payload = { recipient_id: recipientId, before: before.toISOString() };
      // One that waits is enough: it is asked for every few minutes until it is out.
      return this.tasks.enqueue(sendDigest, payload, { delayMs, key: `digest-later:${recipientId}` });
    }
    if (email && wanted.length)
      await this.send(email, `digest-${newest.id}`, digestMail(wanted, this.site.publicUrl, unsubscribe_key));
    await this.pending.settleMails(
      waiting.map((one) => one.id),
      'sent',
    );
  }

  private async factsOf(
    { offered, sheet }: PendingMail,
    recipientId: string,
    now: Date,
  ): Promise<MailedFacts | undefined> {
    if (sheet) return { lines: sheet.lines, other: await this.sheetLinks.linkOf(sheet, recipientId) };
    if (!offered) return undefined;
    const [action, other] = await this.offerLinks.linkOf(offered, recipientId, now);
    return { lines: offered.lines, action, other };
  }

  private async wanted(recipientId: string, waiting: readonly PendingMail[]): Promise<PendingMail[]> {
    const preferences = await this.preferences.allOf(recipientId);
    return waiting.filter(({ type }) => preferences.find((one) => one.type === type)?.mail !== 'off');
  }

  private send(to: string, id: string, { unsubscribeUrl, ...body }: MailBody): Promise<void> {
    return this.mailer.send({ to, id, unsubscribeUrl, ...body });
  }
}
