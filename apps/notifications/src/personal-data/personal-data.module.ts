import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { NotificationsHolder } from './notifications.holder.js';

@Module({
  imports: [
    GatheringModule.forRoot({
      service: 'notifications',
      requested: dataExportRequested,
      gathered: personalDataGathered,
    }),
  ],
  providers: [NotificationsHolder],
})
export class PersonalDataModule {}
