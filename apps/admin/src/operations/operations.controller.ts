import { adminRoutes } from '@crewcall/contracts-admin';
import {
  DeadLetterItemDto,
  DeadLettersQueryDto,
  OperationsStateDto,
  ReplayAnswerDto,
  ReplayDto,
} from '@crewcall/contracts-admin/dto';
import { Can } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { OperationsService } from './operations.service.js';

@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @Get(adminRoutes.operations)
  @Can('operations:manage')
  @ApiOkResponse({ type: OperationsStateDto })
  state(): Promise<OperationsStateDto> {
    return this.operations.state();
  }

  @Get(adminRoutes.deadLetters)
  @Can('operations:manage')
  @ApiOkResponse({ type: [DeadLetterItemDto] })
  deadLetters(@Query() { queue }: DeadLettersQueryDto): Promise<DeadLetterItemDto[]> {
    return this.operations.deadLetters(queue);
  }

  @Post(adminRoutes.deadLetterReplay)
  @Can('operations:manage')
  @HttpCode(200)
  @ApiOkResponse({ type: ReplayAnswerDto })
  replay(@Body() { queue, id }: ReplayDto, @ClientAddress() address: string): Promise<ReplayAnswerDto> {
    return this.operations.replay(queue, id, address);
  }
}
