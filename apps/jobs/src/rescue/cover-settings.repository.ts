import type { CoverSettings } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const byDefault: CoverSettings = { passes_quiet_hours: true, wakes_me: false };

/** When a person may be asked for urgent cover; only what was once chosen is written. */
@Injectable()
export class CoverSettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async coverSettingsOf(userId: string): Promise<CoverSettings> {
    const [row] = await this.database.query<CoverSettings>(
      'SELECT passes_quiet_hours, wakes_me FROM bookings.cover_settings WHERE user_id = $1',
      [userId],
    );
    return row ?? byDefault;
  }

  async saveCoverSettings(userId: string, { passes_quiet_hours, wakes_me }: CoverSettings): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.cover_settings (user_id, passes_quiet_hours, wakes_me, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET passes_quiet_hours = $2, wakes_me = $3, updated_at = $4`,
      [userId, passes_quiet_hours, wakes_me, this.clock.now()],
    );
  }
}
