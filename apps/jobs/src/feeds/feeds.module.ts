import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { FeedEntryRepository } from './feed-entry.repository.js';
import { FeedKeyRepository } from './feed-key.repository.js';
import { FeedSourcePace } from './feed-source-pace.service.js';
import { FeedSourcesController } from './feed-sources.controller.js';
import { FeedSourcesService } from './feed-sources.service.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [FeedsController, FeedSourcesController],
  providers: [FeedsService, FeedSourcesService, FeedSourcePace, FeedKeyRepository, FeedEntryRepository],
  exports: [FeedsService],
})
export class FeedsModule {}
