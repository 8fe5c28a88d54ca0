import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { HireKitService } from './hire-kit.service.js';
import { KitWarningsService } from './kit-warnings.service.js';
import { KitConsumer } from './kit.consumer.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [KitConsumer, HireKitService, KitWarningsService],
  exports: [HireKitService, KitWarningsService],
})
export class KitModule {}
