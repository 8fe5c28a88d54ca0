import type { Actor } from '@crewcall/contracts-core';
import type { MessagePrivacy } from '@crewcall/contracts-messaging';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';
import { PrivacyRepository } from './privacy.repository.js';

const EVERYTHING: MessagePrivacy = { shows_receipts: true, shows_typing: true, shows_presence: true };

/** What people let each other see of them. It is mutual: who hides something does not see it of others either. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly privacy: PrivacyRepository,
    private readonly presence: PresenceService,
    private readonly transactions: Transactions,
  ) {}

  async getPrivacy(actor: Actor): Promise<MessagePrivacy> {
    const [chosen] = await this.privacy.findPrivacy([actor.id]);
    return chosen ?? EVERYTHING;
  }

  async savePrivacy(actor: Actor, chosen: MessagePrivacy): Promise<MessagePrivacy> {
    await this.privacy.savePrivacy(actor.id, chosen);
    if (!chosen.shows_presence) this.transactions.afterCommit(() => this.presence.hide(actor.id));
    return chosen;
  }

  async bothShow(what: keyof MessagePrivacy, userId: string, otherId: string): Promise<boolean> {
    const chosen = await this.privacy.findPrivacy([userId, otherId]);
    return chosen.every((privacy) => privacy[what]);
  }
}
