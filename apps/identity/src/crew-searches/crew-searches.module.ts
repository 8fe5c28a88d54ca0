import { Module } from '@nestjs/common';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { CrewSearchAlerts } from './crew-search-alerts.service.js';
import { CrewSearchFindRepository } from './crew-search-find.repository.js';
import { CrewSearchRepository } from './crew-search.repository.js';
import { CrewSearchesController } from './crew-searches.controller.js';
import { CrewSearchesService } from './crew-searches.service.js';
import { StopCrewSearchController } from './stop-crew-search.controller.js';

@Module({
  imports: [FreelancersModule],
  controllers: [StopCrewSearchController, CrewSearchesController],
  providers: [CrewSearchesService, CrewSearchRepository, CrewSearchFindRepository, CrewSearchAlerts],
})
export class CrewSearchesModule {}
