import { Module } from '@nestjs/common';
import { MissedSearches } from './missed-searches.service.js';

@Module({ providers: [MissedSearches], exports: [MissedSearches] })
export class SearchesModule {}
