import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { FiguresController } from './figures.controller.js';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';
import { RefusedClashInterceptor } from './refused-clash.interceptor.js';

/** How booking goes, in numbers. */
@Module({
  imports: [JobsDomainModule],
  controllers: [FiguresController],
  providers: [FiguresService, FiguresRepository, { provide: APP_INTERCEPTOR, useClass: RefusedClashInterceptor }],
})
export class FiguresModule {}
