import { type DaysToPay, daysToPayRoutes } from '@crewcall/contracts-bookings';
import { DaysToPayDto, ReplyToDaysToPayDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DaysToPayService } from './days-to-pay.service.js';

@Controller()
export class DaysToPayController {
  constructor(private readonly payments: DaysToPayService) {}

  @Get(daysToPayRoutes.ofCompany())
  @Can('days-to-pay:read')
  @ApiOkResponse({ type: DaysToPayDto })
  read(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<DaysToPay> {
    return this.payments.read(actor, userId);
  }

  @Put(daysToPayRoutes.ofCompany())
  @Can('days-to-pay:reply')
  @Idempotent()
  @ApiOkResponse({ type: DaysToPayDto })
  reply(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() { reply }: ReplyToDaysToPayDto,
  ): Promise<DaysToPay> {
    return this.payments.reply(actor, userId, reply);
  }
}
