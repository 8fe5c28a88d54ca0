import { searchesFoundNothing, type SearchesFoundNothingPayload } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SearchesService } from '../searches.service.js';

@Consumes(searchesFoundNothing)
@Injectable()
export class CountSearchesInVain implements EventConsumer<typeof searchesFoundNothing> {
  constructor(private readonly searches: SearchesService) {}

  handle(found: SearchesFoundNothingPayload): Promise<void> {
    return this.searches.note(found);
  }
}
