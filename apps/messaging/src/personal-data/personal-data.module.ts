import { dataExportRequested, personalDataGathered, userDeleted } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { PersonalDataConsumer } from './personal-data.consumer.js';
import { MessageSettingsExporter } from './message-settings.exporter.js';
import { MessagesExporter } from './messages.exporter.js';
import { OwnFilesService } from './own-files.service.js';
import { RemoveFilesTask } from './remove-files.task.js';

@Module({
  imports: [
    GatheringModule.forRoot({
      service: 'messaging',
      requested: dataExportRequested,
      gathered: personalDataGathered,
      deleted: userDeleted,
    }),
  ],
  providers: [MessagesExporter, MessageSettingsExporter, OwnFilesService, RemoveFilesTask, PersonalDataConsumer],
})
export class PersonalDataModule {}
