import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TicketEndNoticesConsumer } from './ticket-end-notices.consumer.js';
import { AttendanceNoticesConsumer } from './attendance-notices.consumer.js';
import { BookingNoticesConsumer } from './booking-notices.consumer.js';
import { BookingNotifier } from './booking-notifier.service.js';
import { ChangeNoticesConsumer } from './change-notices.consumer.js';
import { CallSheetNoticesConsumer } from './call-sheet-notices.consumer.js';
import { CoverNoticesConsumer } from './cover-notices.consumer.js';
import { ExpenseNoticesConsumer } from './expense-notices.consumer.js';
import { FeedSourceNoticesConsumer } from './feed-source-notices.consumer.js';
import { InvoiceNoticesConsumer } from './invoice-notices.consumer.js';
import { OfferNoticesConsumer } from './offer-notices.consumer.js';
import { TimesheetNoticesConsumer } from './timesheet-notices.consumer.js';
import { ReviewNoticesConsumer } from './review-notices.consumer.js';
import { TeamApplicationNoticesConsumer } from './team-application-notices.consumer.js';
import { TeamNoticesConsumer } from './team-notices.consumer.js';

/** Which event of offers and bookings notifies whom of what; the words are in the contract. */
@Module({
  imports: [NotificationsModule, PeopleModule],
  providers: [
    BookingNotifier,
    ChangeNoticesConsumer,
    OfferNoticesConsumer,
    AttendanceNoticesConsumer,
    TicketEndNoticesConsumer,
    BookingNoticesConsumer,
    CallSheetNoticesConsumer,
    CoverNoticesConsumer,
    ExpenseNoticesConsumer,
    FeedSourceNoticesConsumer,
    InvoiceNoticesConsumer,
    ReviewNoticesConsumer,
    TeamNoticesConsumer,
    TimesheetNoticesConsumer,
    TeamApplicationNoticesConsumer,
  ],
})
export class BookingNoticesModule {}
