import { accountRoutes } from '@crewcall/contracts-identity';
import { DeleteAccountDto, MessageAnswerDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Delete } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DeleteAccountService } from './delete-account.service.js';

@Controller()
export class AccountDeletionController {
  constructor(private readonly accounts: DeleteAccountService) {}

  @Delete(accountRoutes.deleteAccount)
  @Can('account:delete')
  @ApiOkResponse({ type: MessageAnswerDto })
  delete(@CurrentActor() actor: Actor, @Body() body: DeleteAccountDto): Promise<MessageAnswerDto> {
    return this.accounts.delete(actor, body);
  }
}
