import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { PersonalDataConsumer } from './personal-data.consumer.js';
import { MessagesHolder } from './messages.holder.js';
import { OwnFilesService } from './own-files.service.js';
import { RemoveFilesTask } from './remove-files.task.js';

@Module({
  imports: [
    GatheringModule.forRoot({ service: 'messaging', requested: dataExportRequested, gathered: personalDataGathered }),
  ],
  providers: [MessagesHolder, OwnFilesService, RemoveFilesTask, PersonalDataConsumer],
})
export class PersonalDataModule {}
