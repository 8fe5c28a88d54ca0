import { Module } from '@nestjs/common';
import { MissedSearches } from './missed-searches.service.js';
import { PublishMissedSearchesTask } from './publish-missed-searches.task.js';

@Module({ providers: [MissedSearches, PublishMissedSearchesTask], exports: [MissedSearches] })
export class SearchesModule {}
