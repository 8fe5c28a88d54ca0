import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type BookingState,
  bookingStates,
  type DeclineLink,
  type MadeOffer,
  type Offer,
  type OfferRank,
  type DeclineReason,
  declineReasons,
  type EnquiryAnswer,
  enquiryAnswers,
  type ReleaseReason,
  releaseReasons,
  type OfferKind,
  offerKinds,
  type OfferState,
  type OfferTeam,
  offerStates,
  type Terms,
} from '@crewcall/contracts-bookings';
import { RevisionDto } from './booking.dto.js';
import { CallDto } from './call.dto.js';
import { OfferCoverDto } from './rescue.dto.js';
import { PayDto } from './role.dto.js';

class OfferRankDto implements OfferRank {
  @ApiProperty() rank!: number;
  @ApiProperty() of!: number;
}

class SlotRankDto extends OfferRankDto {
  @ApiProperty() positions!: number;
}

export class OfferTeamDto implements OfferTeam {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() has_agreed!: boolean;
}

export class OfferDto implements Offer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) role_id!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) job_id!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) application_id!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) recruiter_id!: string | null;
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ enum: offerKinds }) kind!: OfferKind;
  @ApiProperty({ enum: offerStates }) state!: OfferState;
  @ApiProperty() job_title!: string;
  @ApiProperty() role_name!: string;
  @ApiProperty({ type: String, nullable: true }) company!: string | null;
  @ApiProperty() location!: string;
  @ApiProperty({ type: String, nullable: true }) freelancer_name!: string | null;
  @ApiProperty({ type: [CallDto] }) calls!: CallDto[];
  @ApiProperty({ type: 'object', additionalProperties: true }) terms!: Terms;
  @ApiProperty() terms_hash!: string;
  @ApiProperty({ type: PayDto, nullable: true }) estimate!: PayDto | null;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answer_by!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) decide_by!: string | null;
  @ApiProperty({ type: Number, nullable: true }) hold_hours!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) extension_asked!: string | null;
  @ApiProperty({ type: SlotRankDto, nullable: true }) slot!: SlotRankDto | null;
  @ApiProperty({ type: OfferRankDto, nullable: true }) dates!: OfferRankDto | null;
  @ApiProperty({ type: [String] }) rank_words!: string[];
  @ApiProperty({ enum: enquiryAnswers, nullable: true }) answer!: EnquiryAnswer | null;
  @ApiProperty({ enum: declineReasons, nullable: true }) decline_reason!: DeclineReason | null;
  @ApiProperty({ enum: releaseReasons, nullable: true }) release_reason!: ReleaseReason | null;
  @ApiProperty({ type: String, nullable: true }) reason_text!: string | null;
  @ApiProperty() clashes!: boolean;
  @ApiProperty({ type: [String] }) warnings!: string[];
  @ApiProperty({ type: String, nullable: true }) reliability!: string | null;
  @ApiPropertyOptional({ type: RevisionDto, nullable: true }) revision?: RevisionDto | null;
  @ApiPropertyOptional({ type: OfferCoverDto, nullable: true }) cover?: OfferCoverDto | null;
  @ApiPropertyOptional({ type: OfferTeamDto, nullable: true }) team?: OfferTeamDto | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) booking_id!: string | null;
  @ApiProperty({ enum: bookingStates, nullable: true }) booking_state!: BookingState | null;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ format: 'date-time' }) updated_at!: string;
}

export class DeclineLinkDto implements DeclineLink {
  @ApiProperty() role_name!: string;
  @ApiProperty({ type: String, nullable: true }) company!: string | null;
  @ApiProperty({ type: [String] }) days!: string[];
  @ApiProperty() location!: string;
  @ApiProperty({ enum: offerStates }) state!: OfferState;
}

class MadeOfferErrorDto {
  @ApiProperty() code!: string;
  @ApiProperty() error!: string;
}

export class MadeOfferDto implements MadeOffer {
  @ApiProperty({ format: 'uuid' }) freelancer_id!: string;
  @ApiProperty({ type: OfferDto, nullable: true }) offer!: OfferDto | null;
  @ApiProperty({ type: MadeOfferErrorDto, nullable: true }) refusal!: MadeOfferErrorDto | null;
}
