import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  type CompanyProfile,
  type CompanyType,
  companyTypes,
  type SaveCompanyProfileRequest,
  profileLimits,
} from '@crewcall/contracts-identity';
import { ClaimedId, LongText, Picture, ShortText, WebAddress } from './fields.js';

/** Create and update take the same body. */
export class SaveCompanyProfileDto implements SaveCompanyProfileRequest {
  @ClaimedId()
  user_id?: string;

  @ShortText(profileLimits.companyName)
  company_name?: string | null;

  @ShortText(profileLimits.name)
  contact_name?: string | null;

  @ApiProperty({ enum: companyTypes, nullable: true, required: false })
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @IsIn(companyTypes, { message: 'Please choose one of the company types.' })
  company_type?: CompanyType | null;

  @ShortText(profileLimits.location)
  location?: string | null;

  @LongText(profileLimits.description)
  description?: string | null;

  @LongText(profileLimits.description)
  company_description?: string | null;

  @WebAddress()
  website_url?: string | null;

  @WebAddress()
  linkedin_url?: string | null;

  @ShortText(profileLimits.phone)
  phone?: string | null;

  @Picture()
  company_logo_url?: string | null;
}

const nullableText = { type: String, nullable: true } as const;

export class CompanyProfileDto implements CompanyProfile {
  @ApiProperty() id!: string;
  @ApiProperty() user_id!: string;
  @ApiProperty(nullableText) company_name!: string | null;
  @ApiProperty(nullableText) contact_name!: string | null;
  @ApiProperty({ enum: companyTypes, nullable: true }) company_type!: CompanyType | null;
  @ApiProperty(nullableText) location!: string | null;
  @ApiProperty(nullableText) description!: string | null;
  @ApiProperty(nullableText) company_description!: string | null;
  @ApiProperty(nullableText) website_url!: string | null;
  @ApiProperty(nullableText) linkedin_url!: string | null;
  @ApiProperty({ ...nullableText, description: 'For the company itself and administrators.' }) phone!: string | null;
  @ApiProperty(nullableText) company_logo_url!: string | null;
  @ApiProperty() email_verified!: boolean;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
}
