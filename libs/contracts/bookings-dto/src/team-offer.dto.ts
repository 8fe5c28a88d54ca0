import {
  type AskedMember,
  type MakeTeamOfferRequest,
  offerLimits,
  offerTexts,
  type SlotAnswer,
  slotAnswers,
  type SubstituteRequest,
  type TakeSubstituteRequest,
  type TeamOffer,
  type TeamOfferSlot,
  type TeamOfferState,
  teamOfferStates,
  teamLimits,
  teamOfferErrors,
  termsProblem,
} from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OptionalText } from './fields.js';

const slotsText = teamOfferErrors.teamSlots.message;

export class AskedMemberDto implements AskedMember {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: slotsText })
  user_id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: slotsText })
  role_id!: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  @Satisfies(termsProblem)
  terms?: AskedMember['terms'];
}

export class MakeTeamOfferDto implements MakeTeamOfferRequest {
  @ApiProperty()
  @IsString()
  @MaxLength(60)
  job_id!: string;

  @ApiProperty({ type: [AskedMemberDto] })
  @IsArray({ message: slotsText })
  @ArrayMinSize(teamLimits.least, { message: slotsText })
  @ArrayMaxSize(teamLimits.people, { message: slotsText })
  @ValidateNested({ each: true })
  @Type(() => AskedMemberDto)
  slots!: AskedMemberDto[];

  @OptionalText(offerLimits.note, offerTexts.note)
  note?: string | null;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  answer_by?: string;
}

export class SubstituteDto implements SubstituteRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  for_user_id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  user_id!: string;
}

export class TakeSubstituteDto implements TakeSubstituteRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  for_user_id!: string;
}

export class ProposedDto {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty() name!: string;
}

export class TeamOfferSlotDto implements TeamOfferSlot {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ format: 'uuid' }) role_id!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty() days!: string;
  @ApiProperty({ type: String, nullable: true }) rate!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) offer_id!: string | null;
  @ApiProperty({ enum: slotAnswers }) answer!: SlotAnswer;
  @ApiProperty({ type: String, nullable: true }) missing!: string | null;
  @ApiProperty({ type: ProposedDto, nullable: true }) substitute!: ProposedDto | null;
  @ApiProperty() lead_may_accept!: boolean;
}

export class TeamOfferDto implements TeamOffer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) team_id!: string;
  @ApiProperty() team_name!: string;
  @ApiProperty() job_id!: string;
  @ApiProperty() job_title!: string;
  @ApiProperty() company!: string;
  @ApiProperty({ enum: ['company', 'lead', 'member'] }) side!: TeamOffer['side'];
  @ApiProperty({ enum: teamOfferStates }) state!: TeamOfferState;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answer_by!: string | null;
  @ApiProperty({ type: [TeamOfferSlotDto] }) slots!: TeamOfferSlotDto[];
  @ApiProperty({ format: 'date-time' }) created_at!: string;
}
