import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { FeedEntryRepository } from './feed-entry.repository.js';
import { FeedKeyRepository } from './feed-key.repository.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [JobsDomainModule],
  controllers: [FeedsController],
  providers: [FeedsService, FeedKeyRepository, FeedEntryRepository],
  exports: [FeedsService],
})
export class FeedsModule {}
