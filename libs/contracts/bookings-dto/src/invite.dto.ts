import {
  callLimits,
  callTexts,
  crewAgainLimits,
  type CrewAgainPerson,
  type CrewAgainQuery,
  type CrewAgainRequest,
  type CrewAgainResult,
  crewAgainTexts,
  type FreeOfList,
  type FreeOfListRequest,
  type InviteListRequest,
  type InviteResult,
  isDay,
  offerLimits,
  offerTexts,
  type SkippedPerson,
} from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { DayAvailabilityDto } from './availability.dto.js';
import { Ids, MakeOffersDto } from './offer-requests.dto.js';

export class FreeOfListQueryDto implements FreeOfListRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  role_id!: string;

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(callLimits.calls)
  @IsUUID(undefined, { each: true })
  call_ids?: string[];
}

class SkippedPersonDto implements SkippedPerson {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ example: 'already asked' }) reason!: string;
}

export class FreeOfListDto implements FreeOfList {
  @ApiProperty({ example: '14 of 22 are free' }) words!: string;
  @ApiProperty({ type: [String], format: 'uuid' }) free!: string[];
  @ApiProperty({ type: [SkippedPersonDto] }) skipped!: SkippedPersonDto[];
  @ApiProperty() most!: number;
  @ApiProperty({ type: String, nullable: true }) most_words!: string | null;
}

export class InviteListDto
  extends IntersectionType(
    FreeOfListQueryDto,
    PickType(MakeOffersDto, ['kind', 'note', 'answer_by', 'hold_hours'] as const),
  )
  implements InviteListRequest
{
  @Ids(offerLimits.people, offerTexts.people)
  user_ids!: string[];
}

export class InviteResultDto implements InviteResult {
  @ApiProperty({ type: [String], format: 'uuid' }) asked!: string[];
  @ApiProperty({ type: [SkippedPersonDto] }) skipped!: SkippedPersonDto[];
  @ApiProperty({ example: '12 asked, 2 skipped: not free' }) words!: string;
}

export class CrewAgainPersonDto implements CrewAgainPerson {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty() is_here!: boolean;
  @ApiProperty() is_shared!: boolean;
  @ApiProperty({ type: [DayAvailabilityDto] }) days!: DayAvailabilityDto[];
}

export class CrewAgainQueryDto implements CrewAgainQuery {
  @ApiProperty({ format: 'date' })
  @Satisfies((value) => (isDay(value) ? null : callTexts.day))
  first_day!: string;
}

class PersonInRoleDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  user_id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  role_id!: string;
}

const isOneInRole = ({ user_id, role_id }: PersonInRoleDto): string => `${user_id} ${role_id}`;

export class CrewAgainDto
  extends IntersectionType(
    CrewAgainQueryDto,
    PickType(MakeOffersDto, ['kind', 'note', 'answer_by', 'hold_hours'] as const),
  )
  implements CrewAgainRequest
{
  @ApiProperty({ type: [PersonInRoleDto], maxItems: crewAgainLimits.asked })
  @IsArray({ message: crewAgainTexts.people })
  @ArrayMinSize(1, { message: crewAgainTexts.people })
  @ArrayMaxSize(crewAgainLimits.asked, { message: crewAgainTexts.people })
  @ArrayUnique(isOneInRole, { message: crewAgainTexts.people })
  @ValidateNested({ each: true })
  @Type(() => PersonInRoleDto)
  people!: PersonInRoleDto[];
}

export class CrewAgainResultDto extends InviteResultDto implements CrewAgainResult {
  @ApiProperty({ format: 'uuid' }) job_id!: string;
}
