import { accountRoutes } from '@crewcall/contracts-identity';
import { ProofAnswerDto, ProofRequestDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ProofsService } from './proofs.service.js';

@Controller()
export class ProofsController {
  constructor(private readonly proofs: ProofsService) {}

  @Post(accountRoutes.proof)
  @Can('account:confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: ProofAnswerDto })
  give(@CurrentActor() actor: Actor, @Body() body: ProofRequestDto): Promise<ProofAnswerDto> {
    return this.proofs.give(actor, body);
  }
}
