import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { Digests } from './digests.service.js';
import { NotificationMails } from './notification-mails.service.js';
import { OfferLinks } from './offer-links.service.js';
import { PendingMailRepository } from './pending-mail.repository.js';
import { SendDigestTask } from './send-digest.task.js';
import { SendNotificationMailTask } from './send-notification-mail.task.js';
import { SheetLinks } from './sheet-links.service.js';
import { SheetPdfs } from './sheet-pdfs.service.js';

@Module({
  imports: [PeopleModule, PreferencesModule],
  providers: [
    NotificationMails,
    OfferLinks,
    SheetLinks,
    SheetPdfs,
    PendingMailRepository,
    Digests,
    SendNotificationMailTask,
    SendDigestTask,
  ],
  exports: [NotificationMails],
})
export class MailsModule {}
