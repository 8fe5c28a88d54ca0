import { dataExportRequested, personalDataGathered, userDeleted } from '@crewcall/contracts-identity/dto';
import { PersonalDataModule as GatheringModule } from '@crewcall/platform-personal-data';
import { Module } from '@nestjs/common';
import { FeedbackExporter } from './feedback.exporter.js';
import { ReportsExporter } from './reports.exporter.js';

@Module({
  imports: [
    GatheringModule.forRoot({
      service: 'admin',
      requested: dataExportRequested,
      gathered: personalDataGathered,
      deleted: userDeleted,
    }),
  ],
  providers: [FeedbackExporter, ReportsExporter],
})
export class PersonalDataModule {}
