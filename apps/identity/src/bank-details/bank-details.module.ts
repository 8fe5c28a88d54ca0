import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BankDetailsConsumer } from './bank-details.consumer.js';
import { SendBankDetailsMailTask } from './send-bank-details-mail.task.js';

@Module({ imports: [UsersModule], providers: [BankDetailsConsumer, SendBankDetailsMailTask] })
export class BankDetailsModule {}
