import { webRoutes } from '@crewcall/contracts-core';
import { sheetLinkMailed } from '@crewcall/contracts-notifications/dto';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { SheetEssentials } from '../notifications/sheet-essentials.js';
import { newMailToken } from './mail-token.js';
import type { MailAction } from './notification.mail.js';

/** The link by which a call sheet is acknowledged from its mail. It leads to a page that asks once more. */
@Injectable()
export class SheetLinks {
  constructor(
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly site: PublicUrlConfig,
  ) {}

  /** Null where there is nothing to acknowledge: reminders before a call. */
  async linkOf({ acknowledges }: SheetEssentials, freelancerId: string): Promise<MailAction | null> {
    if (!acknowledges) return null;
    const { token: key, hash: key_hash } = newMailToken();
    const { call_id: subjectId, version } = acknowledges;
    const payload = { freelancer_id: freelancerId, version, key_hash };
    await this.transactions.run(() => this.events.publish(sheetLinkMailed, { subjectId, payload }));
    return {
      label: 'I have read this, without signing in',
      url: `${this.site.publicUrl}${webRoutes.acknowledgeSheet.href({ key })}`,
    };
  }
}
