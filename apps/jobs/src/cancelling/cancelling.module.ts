import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PeopleModule } from '../people/people.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { CancellationsModule } from './cancellations.module.js';
import { CancellingController } from './cancelling.controller.js';
import { CancelByPartyService } from './cancel-by-party.service.js';
import { PutBackService } from './put-back.service.js';

@Module({
  imports: [
    ApplicationsModule,
    BookingsModule,
    BookingsDomainModule,
    CancellationsModule,
    PeopleModule,
    RevisionsModule,
  ],
  controllers: [CancellingController],
  providers: [CancelByPartyService, PutBackService],
})
export class CancellingModule {}
