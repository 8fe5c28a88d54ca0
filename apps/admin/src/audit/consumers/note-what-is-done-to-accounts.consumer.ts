import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { accountAdministered, type AccountAdministeredPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit.service.js';

@Consumes(accountAdministered)
@Injectable()
export class NoteWhatIsDoneToAccounts implements EventConsumer<typeof accountAdministered> {
  constructor(private readonly audit: AuditService) {}

  handle(deed: AccountAdministeredPayload, told: EventEnvelope): Promise<void> {
    return this.audit.recordAccount(deed, told);
  }
}
