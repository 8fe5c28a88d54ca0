import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  type AvailabilityStatus,
  availabilityStatuses,
  type SaveFreelancerProfileRequest,
  type SaveIndexingRequest,
  experienceProblem,
  UK_WIDE_MILES,
  profileLimits,
  reachProblem,
  skillsProblem,
} from '@crewcall/contracts-identity';
import { ClaimedId, LongText, Picture, ShortText, WebAddress } from './fields.js';

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

  @ApiProperty({ type: Number, required: false, description: `Miles, 5 to 200; ${UK_WIDE_MILES} for UK-wide.` })
  @IsOptional()
  @Satisfies(reachProblem)
  reach_miles?: number;

  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @Satisfies(experienceProblem)
  experience_years?: number | null;

  @ApiProperty({ type: [String], required: false, maxItems: profileLimits.skills })
  @IsOptional()
  @Satisfies(skillsProblem)
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

  @Picture()
  profile_photo_url?: string | null;
}

export class SaveIndexingDto implements SaveIndexingRequest {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether search engines may find the profile.' })
  is_indexed!: boolean;
}
