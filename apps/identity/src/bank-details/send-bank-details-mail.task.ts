import { type BankDetailsChange, bankDetailsChanges } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Mailer } from '@crewcall/platform-mail';
import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsIn, IsUUID } from 'class-validator';
import { UsersService } from '../users/users.service.js';
import { bankDetailsMail } from './bank-details.mail.js';

export class SendBankDetailsMailPayload {
  @IsUUID()
  user_id!: string;

  @IsIn(bankDetailsChanges)
  change!: BankDetailsChange;
}

export const sendBankDetailsMail = defineTask({ name: 'send-bank-details-mail', payload: SendBankDetailsMailPayload });

/** A mail about the security of an account: no preference turns it off. */
@RunsTask(sendBankDetailsMail)
@Injectable()
export class SendBankDetailsMailTask implements TaskRunner<SendBankDetailsMailPayload> {
  constructor(
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly site: PublicUrlConfig,
  ) {}

  async run({ user_id, change }: SendBankDetailsMailPayload): Promise<void> {
    const user = await this.users.findById(user_id);
    if (!user) return;
    const settings = `${this.site.publicUrl}${webRoutes.settings.href()}`;
    await this.mailer.send({ to: user.email, ...bankDetailsMail(change, settings) });
  }
}
