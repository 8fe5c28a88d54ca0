import type { CalendarSharing, WeeklyPattern } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface CalendarSettings {
  sharing: CalendarSharing | null;
  pattern: WeeklyPattern | null;
}

/** Who may see when a person is free, and when they usually work. */
@Injectable()
export class CalendarSettingsRepository {
  constructor(private readonly database: Database) {}

  async findCalendarSettings(userId: string): Promise<CalendarSettings> {
    const [row] = await this.database.prepared<CalendarSettings>(
      'SELECT sharing, pattern FROM bookings.calendar_settings WHERE user_id = $1',
      [userId],
    );
    return row ?? { sharing: null, pattern: null };
  }

  async saveSharing(userId: string, sharing: CalendarSharing): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.calendar_settings (user_id, sharing) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sharing = $2, updated_at = now()`,
      [userId, sharing],
    );
  }

  async savePattern(userId: string, pattern: WeeklyPattern): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.calendar_settings (user_id, pattern) VALUES ($1, $2::jsonb)
       ON CONFLICT (user_id) DO UPDATE SET pattern = $2::jsonb, updated_at = now()`,
      [userId, JSON.stringify(pattern)],
    );
  }
}
