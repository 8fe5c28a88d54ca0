import type { FeedbackPopup } from '@crewcall/contracts-admin';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { FeedbackPopupRepository } from './feedback-popup.repository.js';

/** Whether the web app asks people for feedback by itself. */
@Injectable()
export class FeedbackPopupService {
  constructor(
    private readonly popup: FeedbackPopupRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async state(): Promise<FeedbackPopup> {
    return { is_on: await this.popup.isOn() };
  }

  switch(isOn: boolean, address: string): Promise<FeedbackPopup> {
    return this.transactions.run(async () => {
      const before = await this.popup.lockSwitch();
      if (before !== isOn) {
        await this.popup.setSwitch(isOn);
        await this.audit.record({
          deed: isOn ? 'feedback.popup-switched-on' : 'feedback.popup-switched-off',
          subject_kind: 'setting',
          subject_id: 'feedback-popup',
          address,
          before: { is_on: before },
          after: { is_on: isOn },
        });
      }
      return { is_on: isOn };
    });
  }
}
