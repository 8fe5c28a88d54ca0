import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { ModerationConsumer } from './moderation.consumer.js';
import { RemovalsService } from './removals.service.js';

@Module({ imports: [BookingsDomainModule, JobsDomainModule], providers: [RemovalsService, ModerationConsumer] })
export class ModerationModule {}
