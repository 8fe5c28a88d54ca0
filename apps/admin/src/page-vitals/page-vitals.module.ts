import { Module } from '@nestjs/common';
import { PageVitalsController } from './page-vitals.controller.js';
import { PageVitalsService } from './page-vitals.service.js';

@Module({ controllers: [PageVitalsController], providers: [PageVitalsService] })
export class PageVitalsModule {}
