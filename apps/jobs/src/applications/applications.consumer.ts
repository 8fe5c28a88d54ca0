import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted, userSuspended } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { CloseAccountService } from './close-account.service.js';
import { RemoveApplicationService } from './remove-application.service.js';
import { SuspendedAccountService } from './suspended-account.service.js';

@Injectable()
export class ApplicationsConsumer {
  constructor(
    private readonly applications: RemoveApplicationService,
    private readonly accounts: CloseAccountService,
    private readonly suspended: SuspendedAccountService,
  ) {}

  @OnEvent(userDeleted)
  async endBookingsOfDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.accounts.closeAccount(subject_id);
  }

  @OnEvent(userDeleted)
  async withdrawApplicationsOfDeletedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.applications.withdrawAllOf(subject_id);
  }

  @OnEvent(userSuspended)
  async endOffersOfSuspendedUser(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.suspended.suspendAccount(subject_id);
  }
}
