import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { ApplicationsHolder } from './applications.holder.js';
import { PersonalDataConsumer } from './personal-data.consumer.js';
import { JobsHolder } from './jobs.holder.js';
import { OffersHolder } from './offers.holder.js';
import { RatingsHolder } from './ratings.holder.js';
import { TracesRepository } from './traces.repository.js';
import { TracesService } from './traces.service.js';

@Module({
  imports: [
    JobsDomainModule,
    GatheringModule.forRoot({ service: 'jobs', requested: dataExportRequested, gathered: personalDataGathered }),
  ],
  providers: [
    OffersHolder,
    JobsHolder,
    ApplicationsHolder,
    RatingsHolder,
    TracesRepository,
    TracesService,
    PersonalDataConsumer,
  ],
})
export class PersonalDataModule {}
