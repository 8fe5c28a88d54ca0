import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { DaysToPayController } from './days-to-pay.controller.js';
import { DaysToPayRepository } from './days-to-pay.repository.js';
import { DaysToPayService } from './days-to-pay.service.js';

@Module({
  imports: [JobsDomainModule],
  controllers: [DaysToPayController],
  providers: [DaysToPayService, DaysToPayRepository],
})
export class DaysToPayModule {}
