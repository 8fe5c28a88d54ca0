import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { RemoveFilesOfPeopleWhoLeave } from './consumers/remove-files-of-people-who-leave.consumer.js';
import { MessagesHolder } from './messages.holder.js';
import { OwnFilesService } from './own-files.service.js';
import { RemoveFilesTask } from './remove-files.task.js';

@Module({
  imports: [
    GatheringModule.forRoot({ service: 'messaging', requested: dataExportRequested, gathered: personalDataGathered }),
  ],
  providers: [MessagesHolder, OwnFilesService, RemoveFilesTask, RemoveFilesOfPeopleWhoLeave],
})
export class PersonalDataModule {}
