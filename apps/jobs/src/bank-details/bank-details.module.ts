import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { BankCipher } from './bank-cipher.service.js';
import { BankDetailsController } from './bank-details.controller.js';
import { BankDetailsRepository } from './bank-details.repository.js';
import { BankDetails } from './bank-details.service.js';
import { OwnBankDetailsService } from './own-bank-details.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [BankDetailsController],
  providers: [BankCipher, BankDetails, BankDetailsRepository, OwnBankDetailsService],
  exports: [BankDetails],
})
export class BankDetailsModule {}
