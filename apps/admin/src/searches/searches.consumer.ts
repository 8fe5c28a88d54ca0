import { searchesFoundNothing, type SearchesFoundNothingPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SearchesService } from './searches.service.js';

@Injectable()
export class SearchesConsumer {
  constructor(private readonly searches: SearchesService) {}

  @OnEvent(searchesFoundNothing)
  countSearchesWithoutResults(found: SearchesFoundNothingPayload): Promise<void> {
    return this.searches.noteMissed(found);
  }
}
