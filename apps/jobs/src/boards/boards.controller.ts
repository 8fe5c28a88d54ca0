import { type BoardHealth, boardRoutes, type SyncResult } from '@crewcall/contracts-jobs';
import { BoardHealthDto, SyncExternalQueryDto, SyncResultDto } from '@crewcall/contracts-jobs/dto';
import { Can, Public } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BoardHealthService } from './board-health.service.js';
import { SyncExternalService } from './sync-external.service.js';

@Controller()
export class BoardsController {
  constructor(
    private readonly syncing: SyncExternalService,
    private readonly health: BoardHealthService,
  ) {}

  @Post(boardRoutes.sync)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: SyncResultDto })
  sync(@Query() { automatic }: SyncExternalQueryDto): Promise<SyncResult> {
    return this.syncing.sync(automatic ?? false);
  }

  @Get(boardRoutes.health)
  @Can('board:read')
  @ApiOkResponse({ type: BoardHealthDto, isArray: true })
  boards(): Promise<BoardHealth[]> {
    return this.health.list();
  }
}
