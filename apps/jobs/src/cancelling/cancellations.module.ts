import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CancelCallsService } from './cancel-calls.service.js';
import { CancellationFee } from './cancellation-fee.service.js';
import { CancellationRepository } from './cancellation.repository.js';
import { CancellationsService } from './cancellations.service.js';

/** What every way of cancelling has in common. */
@Module({
  imports: [BookingsDomainModule],
  providers: [CancellationsService, CancellationFee, CancellationRepository, CancelCallsService],
  exports: [CancellationsService, CancelCallsService],
})
export class CancellationsModule {}
