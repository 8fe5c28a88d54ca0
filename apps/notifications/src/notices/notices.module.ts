import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PeopleModule } from '../people/people.module.js';
import { RatingNoticesConsumer } from './rating-notices.consumer.js';
import { JobNoticesConsumer } from './job-notices.consumer.js';
import { SavedJobNoticesConsumer } from './saved-job-notices.consumer.js';
import { SearchNoticesConsumer } from './search-notices.consumer.js';
import { ModerationNoticesConsumer } from './moderation-notices.consumer.js';
import { ApplicationNoticesConsumer } from './application-notices.consumer.js';
import { MessageNoticesConsumer } from './message-notices.consumer.js';
import { AccountNoticesConsumer } from './account-notices.consumer.js';
import { TicketNoticesConsumer } from './ticket-notices.consumer.js';
import { KitNoticesConsumer } from './kit-notices.consumer.js';
import { ProfileNoticesConsumer } from './profile-notices.consumer.js';

/** Which event notifies whom of what. */
@Module({
  imports: [NotificationsModule, PeopleModule],
  providers: [
    ApplicationNoticesConsumer,
    JobNoticesConsumer,
    SavedJobNoticesConsumer,
    SearchNoticesConsumer,
    RatingNoticesConsumer,
    AccountNoticesConsumer,
    ModerationNoticesConsumer,
    MessageNoticesConsumer,
    ProfileNoticesConsumer,
    TicketNoticesConsumer,
    KitNoticesConsumer,
  ],
})
export class NoticesModule {}
