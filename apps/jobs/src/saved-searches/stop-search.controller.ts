import { webRoutes } from '@crewcall/contracts-core';
import { searchRoutes } from '@crewcall/contracts-jobs';
import { StopSearchQueryDto } from '@crewcall/contracts-jobs/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { SavedSearchesService } from './saved-searches.service.js';

/** The address in the header of every mail of a search. Mail programs post to it by themselves (RFC 8058). */
@Controller()
export class StopSearchController {
  constructor(private readonly searches: SavedSearchesService) {}

  /** For mail programs that only open it: the page asks, because scanners of mail open every link. */
  @Get(searchRoutes.stop)
  @Public()
  @Redirect()
  @ApiFoundResponse({ description: 'The page that asks.' })
  ask(@Query() { key }: StopSearchQueryDto): { url: string; statusCode: number } {
    return { url: webRoutes.unsubscribe.href({ search: key }), statusCode: 302 };
  }

  @Post(searchRoutes.stop)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  stop(@Query() { key }: StopSearchQueryDto): Promise<void> {
    return this.searches.stop(key);
  }
}
