import { adminRoutes, type MissedSearch, missedSearches } from '@crewcall/contracts-admin';
import { MissedSearchDto } from '@crewcall/contracts-admin/dto';
import { Can } from '@crewcall/platform-auth';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { SearchesService } from './searches.service.js';

@Controller()
export class SearchesController {
  constructor(private readonly searches: SearchesService) {}

  @Get(adminRoutes.analyticsSearches)
  @Can('analytics:read')
  @ApiOkResponse({
    type: [MissedSearchDto],
    description: `What was looked for in vain, the ${missedSearches.shown} most wanted of ${missedSearches.days} days`,
  })
  missed(): Promise<MissedSearch[]> {
    return this.searches.mostMissed();
  }
}
