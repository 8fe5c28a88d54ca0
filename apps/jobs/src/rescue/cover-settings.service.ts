import type { CoverSettings } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { CoverSettingsRepository } from './cover-settings.repository.js';

/** One's own two switches: whether urgent cover passes quiet hours by day, and whether it may wake. */
@Injectable()
export class CoverSettingsService {
  constructor(private readonly settings: CoverSettingsRepository) {}

  getCoverSettings({ id }: Actor): Promise<CoverSettings> {
    return this.settings.coverSettingsOf(id);
  }

  async saveCoverSettings({ id }: Actor, settings: CoverSettings): Promise<CoverSettings> {
    await this.settings.saveCoverSettings(id, settings);
    return this.settings.coverSettingsOf(id);
  }
}
