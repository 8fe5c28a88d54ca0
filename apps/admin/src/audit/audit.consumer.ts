import { timesheetOpened, type TimesheetOpenedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { accountAdministered, type AccountAdministeredPayload } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { AuditService } from './audit.service.js';

@Injectable()
export class AuditConsumer {
  constructor(private readonly audit: AuditService) {}

  @OnEvent(accountAdministered)
  recordAccountAction(action: AccountAdministeredPayload, told: EventEnvelope): Promise<void> {
    return this.audit.recordAccount(action, told);
  }

  @OnEvent(timesheetOpened)
  recordOpeningOfTimesheet(opening: TimesheetOpenedPayload, told: EventEnvelope): Promise<void> {
    return this.audit.recordOpening(opening, told);
  }
}
