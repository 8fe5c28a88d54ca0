import { Module } from '@nestjs/common';
import { MissedSearches } from './missed-searches.service.js';
import { TellMissedSearchesTask } from './tell-missed-searches.task.js';

@Module({ providers: [MissedSearches, TellMissedSearchesTask], exports: [MissedSearches] })
export class SearchesModule {}
