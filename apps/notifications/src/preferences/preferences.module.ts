import { Module } from '@nestjs/common';
import { PreferenceRepository } from './preference.repository.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  controllers: [PreferencesController, UnsubscribeController],
  providers: [PreferencesService, PreferenceRepository],
  exports: [PreferencesService],
})
export class PreferencesModule {}
