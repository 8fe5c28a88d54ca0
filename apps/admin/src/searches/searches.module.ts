import { Module } from '@nestjs/common';
import { SearchesConsumer } from './searches.consumer.js';
import { MissedSearchRepository } from './missed-search.repository.js';
import { SearchesController } from './searches.controller.js';
import { SearchesService } from './searches.service.js';

@Module({
  controllers: [SearchesController],
  providers: [SearchesService, MissedSearchRepository, SearchesConsumer],
})
export class SearchesModule {}
