import {
  accountTexts,
  type MessageAnswer,
  normaliseEmail,
  type ResendVerificationRequest,
} from '@crewcall/contracts-identity';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import type { ClientFacts } from '../sessions/client-facts.js';
import { MailGate } from './mail-gate.service.js';
import { tripOf } from './return-trip.rules.js';
import { sendVerificationMail } from './send-verification-mail.task.js';

@Injectable()
export class ResendsService {
  constructor(
    private readonly tasks: Tasks,
    private readonly gate: MailGate,
  ) {}

  /** The same work and words for every address: whether a user has it, the task finds out, out of the caller's sight. */
  async resend(request: ResendVerificationRequest, client: ClientFacts): Promise<MessageAnswer> {
    const email = normaliseEmail(request.email);
    if (await this.gate.mayMail('verification', email, client))
      await this.tasks.enqueue(sendVerificationMail, { email, ...tripOf(request) });
    return { message: accountTexts.resent };
  }
}
