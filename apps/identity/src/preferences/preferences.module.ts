import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';

@Module({ imports: [UsersModule], controllers: [PreferencesController], providers: [PreferencesService] })
export class PreferencesModule {}
