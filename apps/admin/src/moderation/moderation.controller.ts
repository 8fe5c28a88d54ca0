import { adminRoutes, type ModerationCase } from '@crewcall/contracts-admin';
import { CaseQueryDto, DecisionDto, ModerationCaseDto } from '@crewcall/contracts-admin/dto';
import type { Page } from '@crewcall/contracts-core';
import { Can } from '@crewcall/platform-auth';
import { ClientAddress, Paged } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ModerationService } from './moderation.service.js';

@Controller()
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  @Get(adminRoutes.cases)
  @Can('moderation:decide')
  @Paged(ModerationCaseDto)
  list(@Query() query: CaseQueryDto): Promise<Page<ModerationCase>> {
    return this.moderation.pageOfCases(query);
  }

  @Post(adminRoutes.caseDecision())
  @Can('moderation:decide')
  @HttpCode(200)
  @ApiOkResponse({ type: ModerationCaseDto })
  decide(
    @Param('id') id: string,
    @Body() decision: DecisionDto,
    @ClientAddress() address: string,
  ): Promise<ModerationCaseDto> {
    return this.moderation.decideCase(id, decision, address);
  }
}
