import { webRoutes } from '@crewcall/contracts-core';
import { crewSearchRoutes } from '@crewcall/contracts-identity';
import { StopSearchQueryDto } from '@crewcall/contracts-jobs/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { CrewSearchesService } from './crew-searches.service.js';

/** The address in the header of every mail of a search of crew. Mail programs post to it by themselves (RFC 8058). */
@Controller()
export class StopCrewSearchController {
  constructor(private readonly searches: CrewSearchesService) {}

  /** For mail programs that only open it: the page asks, because scanners of mail open every link. */
  @Get(crewSearchRoutes.stop)
  @Public()
  @Redirect()
  @ApiFoundResponse({ description: 'The page that asks.' })
  ask(@Query() { key }: StopSearchQueryDto): { url: string; statusCode: number } {
    return { url: webRoutes.unsubscribe.href({ crew_search: key }), statusCode: 302 };
  }

  @Post(crewSearchRoutes.stop)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  stop(@Query() { key }: StopSearchQueryDto): Promise<void> {
    return this.searches.stop(key);
  }
}
