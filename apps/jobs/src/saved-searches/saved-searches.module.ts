import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { SavedSearchRepository } from './saved-search.repository.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { StopSearchController } from './stop-search.controller.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [StopSearchController, SavedSearchesController],
  providers: [SavedSearchesService, SavedSearchRepository],
})
export class SavedSearchesModule {}
