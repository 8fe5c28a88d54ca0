import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class FeedbackPopupRepository {
  constructor(private readonly database: Database) {}

  async isOn(): Promise<boolean> {
    const [row] = await this.database.query<{ is_on: boolean }>('SELECT is_on FROM feedback_popup');
    return row?.is_on ?? true;
  }

  /** Waits for a transaction that switches it at the same moment. */
  async lockSwitch(): Promise<boolean> {
    const [row] = await this.database.query<{ is_on: boolean }>('SELECT is_on FROM feedback_popup FOR UPDATE');
    return row?.is_on ?? true;
  }

  async setSwitch(isOn: boolean): Promise<void> {
    await this.database.query('UPDATE feedback_popup SET is_on = $1', [isOn]);
  }
}
