import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RemoveApplicationService } from '../remove-application.service.js';

@Consumes(userDeleted)
@Injectable()
export class WithdrawApplicationsWhenAccountIsDeleted implements EventConsumer<typeof userDeleted> {
  constructor(private readonly applications: RemoveApplicationService) {}

  async handle(_payload: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.applications.withdrawAllOf(subject_id);
  }
}
