import {
  accountNameProblem,
  accountProblem,
  type BankDetails,
  type BankDetailsAnswer,
  bankDetailsLimits,
  type MaskedBankDetails,
  type SaveBankDetails,
  type ShowBankDetails,
  sortCodeProblem,
  utrProblem,
} from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ShowBankDetailsDto implements ShowBankDetails {
  @ApiProperty({ maxLength: bankDetailsLimits.proof, description: 'From `POST /api/auth/proof`.' })
  @IsString()
  @MaxLength(bankDetailsLimits.proof)
  proof!: string;
}

export class SaveBankDetailsDto extends ShowBankDetailsDto implements SaveBankDetails {
  @ApiProperty({ maxLength: bankDetailsLimits.accountName })
  @Satisfies(accountNameProblem)
  account_name!: string;

  @ApiProperty({ example: '20-00-00' })
  @Satisfies(sortCodeProblem)
  sort_code!: string;

  @ApiProperty({ example: '55779911' })
  @Satisfies(accountProblem)
  account!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Never on an invoice. Null takes it out; what is known stays when it is left out.',
  })
  @IsOptional()
  @Satisfies(utrProblem)
  utr?: string | null;
}

export class BankDetailsDto implements BankDetails {
  @ApiProperty() account_name!: string;
  @ApiProperty() sort_code!: string;
  @ApiProperty() account!: string;
  @ApiProperty({ type: String, nullable: true }) utr!: string | null;
}

export class MaskedBankDetailsDto implements MaskedBankDetails {
  @ApiProperty({ example: '••••9911' }) account!: string;
  @ApiProperty() has_utr!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) changed_at!: string | null;
}

export class BankDetailsAnswerDto implements BankDetailsAnswer {
  @ApiProperty({ type: MaskedBankDetailsDto, nullable: true }) bank_details!: MaskedBankDetailsDto | null;
}
