import { type MessageAnswer, normaliseEmail, resetPasswordTexts } from '@crewcall/contracts-identity';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MailGate } from '../accounts/mail-gate.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { sendResetMail } from './send-reset-mail.task.js';

@Injectable()
export class ForgottenPasswordsService {
  constructor(
    private readonly tasks: Tasks,
    private readonly gate: MailGate,
  ) {}

  /** The same work and words for every address: whether a user has it, the task finds out, out of the caller's sight. */
  async request(address: string, client: ClientFacts): Promise<MessageAnswer> {
    const email = normaliseEmail(address);
    if (await this.gate.mayMail('reset', email, client)) await this.tasks.enqueue(sendResetMail, { email });
    return { message: resetPasswordTexts.sent };
  }
}
