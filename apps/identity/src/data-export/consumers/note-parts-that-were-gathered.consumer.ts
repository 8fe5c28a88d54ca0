import { personalDataGathered, type PersonalDataGatheredPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { DataExportPartsService } from '../data-export-parts.service.js';

@Consumes(personalDataGathered)
@Injectable()
export class NotePartsThatWereGathered implements EventConsumer<typeof personalDataGathered> {
  constructor(private readonly parts: DataExportPartsService) {}

  handle(gathered: PersonalDataGatheredPayload): Promise<void> {
    return this.parts.note(gathered);
  }
}
