import type { Page } from '@crewcall/contracts-core';
import { type CrewDirectoryItem, freelancerRoutes } from '@crewcall/contracts-identity';
import { CrewDirectoryItemDto, CrewDirectoryQueryDto } from '@crewcall/contracts-identity/dto';
import { Public } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Controller, Get, Query } from '@nestjs/common';
import { CrewDirectoryService } from './crew-directory.service.js';

@Controller()
export class CrewDirectoryController {
  constructor(private readonly directory: CrewDirectoryService) {}

  @Get(freelancerRoutes.directory)
  @Public()
  @Paged(CrewDirectoryItemDto)
  find(@Query() query: CrewDirectoryQueryDto): Promise<Page<CrewDirectoryItem>> {
    return this.directory.find(query);
  }
}
