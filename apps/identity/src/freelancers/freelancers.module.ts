import { CalendarPace } from '@crewcall/platform-limits';
import { Module } from '@nestjs/common';
import { BlockedPeopleModule } from '../blocked-people/blocked-people.module.js';
import { StoredCvsModule } from '../cv/stored-cvs.module.js';
import { PlacesModule } from '../places/places.module.js';
import { MediaModule } from '../media/media.module.js';
import { UsersModule } from '../users/users.module.js';
import { CalendarLooks } from './calendar-looks.service.js';
import { CommonWords } from './common-words.service.js';
import { CrewCountsService } from './crew-counts.service.js';
import { CrewDirectoryController } from './crew-directory.controller.js';
import { CrewDirectoryRepository } from './crew-directory.repository.js';
import { CrewDirectoryService } from './crew-directory.service.js';
import { CrewEntryRepository } from './crew-entry.repository.js';
import { CrewIndexService } from './crew-index.service.js';
import { CrewPlacesRepository } from './crew-places.repository.js';
import { CrewPlaces } from './crew-places.service.js';
import { CrewProfilesService } from './crew-profiles.service.js';
import { DatedCrewRepository } from './dated-crew.repository.js';
import { DatedCrewService } from './dated-crew.service.js';
import { FreelancerProfileRepository } from './freelancer-profile.repository.js';
import { FoundAddressRepository } from './found-address.repository.js';
import { FoundProfilesService } from './found-profiles.service.js';
import { FreelancersController } from './freelancers.controller.js';
import { FreelancersService } from './freelancers.service.js';
import { ProfileViewRepository } from './profile-view.repository.js';
import { ProfileViewsService } from './profile-views.service.js';

@Module({
  imports: [PlacesModule, UsersModule, MediaModule, StoredCvsModule, BlockedPeopleModule],
  controllers: [FreelancersController, CrewDirectoryController],
  providers: [
    FreelancersService,
    FoundProfilesService,
    FoundAddressRepository,
    ProfileViewsService,
    ProfileViewRepository,
    FreelancerProfileRepository,
    CrewProfilesService,
    CrewIndexService,
    CrewEntryRepository,
    CrewPlacesRepository,
    CrewPlaces,
    CommonWords,
    CrewCountsService,
    CrewDirectoryService,
    CrewDirectoryRepository,
    DatedCrewRepository,
    DatedCrewService,
    CalendarPace,
    CalendarLooks,
  ],
  exports: [FreelancersService, CrewPlaces, CrewIndexService, CrewProfilesService],
})
export class FreelancersModule {}
