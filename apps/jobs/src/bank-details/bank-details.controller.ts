import { bankDetailsRoutes } from '@crewcall/contracts-bookings';
import {
  BankDetailsAnswerDto,
  BankDetailsDto,
  SaveBankDetailsDto,
  ShowBankDetailsDto,
} from '@crewcall/contracts-bookings/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { OwnBankDetailsService } from './own-bank-details.service.js';

/** No write here keeps its answer for a retry: what it would keep is nothing to keep. */
@Controller()
export class BankDetailsController {
  constructor(private readonly details: OwnBankDetailsService) {}

  @Get(bankDetailsRoutes.own)
  @Can('bank-details:own')
  @ApiOkResponse({ type: BankDetailsAnswerDto })
  masked(@CurrentActor() actor: Actor): Promise<BankDetailsAnswerDto> {
    return this.details.masked(actor);
  }

  @Post(bankDetailsRoutes.show)
  @Can('bank-details:own')
  @HttpCode(200)
  @ApiOkResponse({ type: BankDetailsDto })
  show(@CurrentActor() actor: Actor, @Body() { proof }: ShowBankDetailsDto): Promise<BankDetailsDto> {
    return this.details.show(actor, proof);
  }

  @Put(bankDetailsRoutes.own)
  @Can('bank-details:own')
  @ApiOkResponse({ type: BankDetailsAnswerDto })
  save(@CurrentActor() actor: Actor, @Body() input: SaveBankDetailsDto): Promise<BankDetailsAnswerDto> {
    return this.details.save(actor, input);
  }

  @Delete(bankDetailsRoutes.own)
  @Can('bank-details:own')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.details.remove(actor);
  }
}
