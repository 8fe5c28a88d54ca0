import { TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import { freelancerRoutes } from '@crewcall/contracts-identity';
import { CrewDirectoryItemDto, CrewDirectoryQueryDto } from '@crewcall/contracts-identity/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CrewDirectoryService } from './crew-directory.service.js';

@Controller()
export class CrewDirectoryController {
  constructor(private readonly directory: CrewDirectoryService) {}

  @Get(freelancerRoutes.directory)
  @Public()
  @ApiOkResponse({ type: [CrewDirectoryItemDto], headers: { 'X-Total-Count': { schema: { type: 'integer' } } } })
  async find(
    @Query() query: CrewDirectoryQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrewDirectoryItemDto[]> {
    const { items, total } = await this.directory.find(query);
    void reply.header(TOTAL_COUNT_HEADER, String(total));
    return items;
  }
}
