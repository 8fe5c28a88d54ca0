import { Module } from '@nestjs/common';
import { DailyLimitsRepository } from './daily-limits.repository.js';
import { DailyLimits } from './daily-limits.service.js';

@Module({ providers: [DailyLimits, DailyLimitsRepository], exports: [DailyLimits] })
export class DailyLimitsModule {}
