import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  type AvailabilityStatus,
  availabilityStatuses,
  type SaveFreelancerProfileRequest,
} from '../freelancer-profile.js';
import { profileLimits } from '../rules/profile.rules.js';
import { ClaimedId, LongText, NoPicture, ShortText, WebAddress } from './fields.js';

/** Create and update take the same body. */
export class SaveFreelancerProfileDto implements SaveFreelancerProfileRequest {
  @ClaimedId()
  user_id?: string;

  @ShortText(profileLimits.name)
  first_name?: string | null;

  @ShortText(profileLimits.name)
  last_name?: string | null;

  @ShortText(profileLimits.title)
  title?: string | null;

  @LongText(profileLimits.bio)
  bio?: string | null;

  @ShortText(profileLimits.location)
  location?: string | null;

  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @IsInt({ message: 'Years of experience must be a whole number.' })
  @Min(0)
  @Max(profileLimits.experienceYears)
  experience_years?: number | null;

  @ApiProperty({ type: [String], required: false, maxItems: profileLimits.skills })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(profileLimits.skills)
  @IsString({ each: true })
  @Matches(/^\P{Cc}*$/u, { each: true, message: 'Each skill must be plain text.' })
  @MaxLength(profileLimits.skill, { each: true })
  skills?: string[];

  @WebAddress()
  portfolio_url?: string | null;

  @WebAddress()
  linkedin_url?: string | null;

  @WebAddress()
  website_url?: string | null;

  @ApiProperty({ enum: availabilityStatuses, required: false })
  @IsOptional()
  @IsIn(availabilityStatuses, { message: 'Please choose available, busy or unavailable.' })
  availability_status?: AvailabilityStatus;

  @NoPicture()
  profile_photo_url?: string | null;
}
