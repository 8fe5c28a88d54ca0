import { dataExportRequested, personalDataGathered, userDeleted } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { NotificationsExporter } from './notifications.exporter.js';
import { PreferencesExporter } from './preferences.exporter.js';

@Module({
  imports: [
    GatheringModule.forRoot({
      service: 'notifications',
      requested: dataExportRequested,
      gathered: personalDataGathered,
      deleted: userDeleted,
    }),
  ],
  providers: [NotificationsExporter, PreferencesExporter],
})
export class PersonalDataModule {}
