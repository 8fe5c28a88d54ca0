import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ClaimNoShowService } from './claim-no-show.service.js';
import { DisputeNoShowService } from './dispute-no-show.service.js';
import { MakeUpService } from './make-up.service.js';
import { NoShowPublisher } from './no-show-publisher.service.js';
import { NoShowRecordsModule } from './no-show-records.module.js';
import { NoShowsConsumer } from './no-shows.consumer.js';
import { NoShowsController } from './no-shows.controller.js';
import { ReturnPositionService } from './return-position.service.js';
import { WithdrawNoShowService } from './withdraw-no-show.service.js';

@Module({
  imports: [BookingsDomainModule, BookingsModule, NoShowRecordsModule],
  controllers: [NoShowsController],
  providers: [
    MakeUpService,
    ClaimNoShowService,
    ReturnPositionService,
    WithdrawNoShowService,
    DisputeNoShowService,
    NoShowPublisher,
    NoShowsConsumer,
  ],
})
export class NoShowsModule {}
