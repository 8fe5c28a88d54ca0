import { type AvailabilityWord, availabilityWords } from '@crewcall/contracts-bookings';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  type CrewAvailability,
  type CrewDirectoryItem,
  type CvScan,
  cvScans,
  type AvailabilityStatus,
  availabilityStatuses,
  type FreelancerProfile,
  type NamedAddresses,
} from '@crewcall/contracts-identity';

const nullableText = { type: String, nullable: true } as const;
const nullableNumber = { type: Number, nullable: true } as const;

export class FreelancerProfileDto implements FreelancerProfile {
  @ApiProperty() id!: string;
  @ApiProperty() user_id!: string;
  @ApiProperty(nullableText) first_name!: string | null;
  @ApiProperty(nullableText) last_name!: string | null;
  @ApiProperty() display_name!: string;
  @ApiProperty({ required: false }) public_slug?: string;
  @ApiProperty(nullableText) title!: string | null;
  @ApiProperty(nullableText) bio!: string | null;
  @ApiProperty(nullableText) location!: string | null;
  @ApiPropertyOptional({ description: 'Miles; 1000 for UK-wide. Absent from lists.' }) reach_miles?: number;
  @ApiProperty(nullableNumber) experience_years!: number | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty(nullableText) portfolio_url!: string | null;
  @ApiProperty(nullableText) linkedin_url!: string | null;
  @ApiProperty(nullableText) website_url!: string | null;
  @ApiProperty({ enum: availabilityStatuses }) availability_status!: AvailabilityStatus;
  @ApiProperty(nullableText) profile_photo_url!: string | null;
  @ApiProperty(nullableText) cv_file_url!: string | null;
  @ApiProperty(nullableText) cv_file_name!: string | null;
  @ApiProperty(nullableText) cv_file_type!: string | null;
  @ApiProperty(nullableNumber) cv_file_size!: number | null;
  @ApiProperty({ enum: cvScans, nullable: true }) cv_scan!: CvScan | null;
  @ApiProperty() email_verified!: boolean;
  @ApiProperty(nullableNumber) rating_average!: number | null;
  @ApiProperty() rating_count!: number;
  @ApiProperty() recent_projects!: number;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
}

class NamedAddressDto {
  @ApiProperty() slug!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
}

export class NamedAddressesDto implements NamedAddresses {
  @ApiProperty() total!: number;
  @ApiProperty({ type: [NamedAddressDto] }) crew!: NamedAddressDto[];
}

class CrewDayDto {
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty({ enum: availabilityWords }) word!: AvailabilityWord;
}

class CrewAvailabilityDto implements CrewAvailability {
  @ApiProperty({ format: 'date-time' }) as_of!: string;
  @ApiProperty({ type: [CrewDayDto] }) days!: CrewDayDto[];
}

export class CrewDirectoryItemDto
  extends OmitType(FreelancerProfileDto, [
    'cv_file_url',
    'cv_file_name',
    'cv_file_type',
    'cv_file_size',
    'cv_scan',
    'created_at',
    'updated_at',
  ])
  implements CrewDirectoryItem
{
  @ApiPropertyOptional({ type: CrewAvailabilityDto, nullable: true })
  availability?: CrewAvailabilityDto | null;
  @ApiPropertyOptional({ ...nullableNumber, description: 'Whole miles; only with `near`.' })
  miles?: number | null;
}
