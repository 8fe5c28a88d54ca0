import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { AgreedRatesRepository } from './agreed-rates.repository.js';
import { CountAgreedRates } from './count-agreed-rates.service.js';

@Module({ imports: [JobsDomainModule], providers: [AgreedRatesRepository, CountAgreedRates] })
export class AgreedRatesModule {}
