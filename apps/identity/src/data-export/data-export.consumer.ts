import { personalDataGathered, type PersonalDataGatheredPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DataExportPartsService } from './data-export-parts.service.js';

@Injectable()
export class DataExportConsumer {
  constructor(private readonly parts: DataExportPartsService) {}

  @OnEvent(personalDataGathered)
  recordExportPart(gathered: PersonalDataGatheredPayload): Promise<void> {
    return this.parts.notePart(gathered);
  }
}
