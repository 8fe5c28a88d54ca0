import { bankDetailsChanged, type BankDetailsChangedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { sendBankDetailsMail } from './send-bank-details-mail.task.js';

@Injectable()
export class BankDetailsConsumer {
  constructor(private readonly tasks: Tasks) {}

  @OnEvent(bankDetailsChanged)
  mailOwner({ change }: BankDetailsChangedPayload, { subject_id: user_id }: EventEnvelope): Promise<void> {
    return this.tasks.enqueue(sendBankDetailsMail, { user_id, change });
  }
}
