import { dataExportRequested, personalDataGathered } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { FeedbackHolder } from './feedback.holder.js';
import { ReportsHolder } from './reports.holder.js';

@Module({
  imports: [
    GatheringModule.forRoot({
      service: 'admin',
      requested: dataExportRequested,
      gathered: personalDataGathered,
    }),
  ],
  providers: [FeedbackHolder, ReportsHolder],
})
export class PersonalDataModule {}
