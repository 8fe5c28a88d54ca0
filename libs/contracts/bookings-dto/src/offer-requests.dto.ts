import { PageQueryDto, Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
} from 'class-validator';
import {
  callLimits,
  type AnswerRequest,
  type DeclineByLinkRequest,
  type DeclineRequest,
  type ExtendRequest,
  type LadderRequest,
  type MakeOffersRequest,
  type OfferListQuery,
  type OfferSide,
  type ReleaseRequest,
  type DeclineReason,
  declineReasons,
  type EnquiryAnswer,
  enquiryAnswers,
  holdChoices,
  hireKitProblem,
  type HireKitRequest,
  offerLimits,
  offerTexts,
  type ReleaseReason,
  releaseReasons,
  type OfferKind,
  offerKinds,
  offerStates,
  termsProblem,
} from '@crewcall/contracts-bookings';
import { OptionalText } from './fields.js';

/** One to so many, each once. */
export const Ids =
  (max: number, message?: string): PropertyDecorator =>
  (target, property) => {
    const rules = [
      ApiProperty({ type: [String] }),
      IsArray(),
      ArrayMinSize(1, { message }),
      ArrayMaxSize(max, { message }),
      ArrayUnique(),
      IsUUID(undefined, { each: true }),
    ];
    for (const decorate of rules) decorate(target, property as string);
  };

export class MakeOffersDto implements MakeOffersRequest {
  @Ids(offerLimits.people, offerTexts.people)
  freelancer_ids!: string[];

  @ApiProperty({ enum: offerKinds })
  @IsIn(offerKinds)
  kind!: OfferKind;

  @OptionalText(offerLimits.note, offerTexts.note)
  note?: string | null;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  answer_by?: string;

  @ApiPropertyOptional({ enum: holdChoices })
  @IsOptional()
  @IsIn(holdChoices, { message: offerTexts.hold })
  hold_hours?: number;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @Satisfies((value) => (value === undefined ? null : termsProblem(value)))
  terms?: MakeOffersRequest['terms'];

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(callLimits.calls)
  @IsUUID(undefined, { each: true })
  call_ids?: string[];

  @ApiPropertyOptional({ type: 'array', items: { type: 'object', additionalProperties: true } })
  @Satisfies(hireKitProblem)
  kit?: HireKitRequest[];

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  is_unnamed?: boolean;
}

export class DeclineDto implements DeclineRequest {
  @ApiProperty({ enum: declineReasons })
  @IsIn(declineReasons, { message: offerTexts.reasonKind })
  reason!: DeclineReason;

  @OptionalText(offerLimits.reason, offerTexts.reason)
  text?: string | null;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean()
  makes_unavailable?: boolean;
}

export class DeclineLinkTokenDto {
  @ApiProperty()
  @IsString()
  @Length(1, 100)
  token!: string;
}

/** One who is signed out can do nothing else with it. */
export class DeclineByLinkDto extends DeclineLinkTokenDto implements DeclineByLinkRequest {
  @ApiProperty({ enum: declineReasons })
  @IsIn(declineReasons, { message: offerTexts.reasonKind })
  reason!: DeclineReason;

  @OptionalText(offerLimits.reason, offerTexts.reason)
  text?: string | null;
}

export class AnswerDto implements AnswerRequest {
  @ApiProperty({ enum: enquiryAnswers })
  @IsIn(enquiryAnswers)
  answer!: EnquiryAnswer;
}

export class ReleaseDto implements ReleaseRequest {
  @ApiPropertyOptional({ enum: releaseReasons })
  @IsOptional()
  @IsIn(releaseReasons, { message: offerTexts.reasonKind })
  reason?: ReleaseReason;

  @OptionalText(offerLimits.reason, offerTexts.reason)
  text?: string | null;
}

export class ExtendDto implements ExtendRequest {
  @ApiProperty({ enum: holdChoices })
  @IsIn(holdChoices, { message: offerTexts.hold })
  hold_hours!: number;
}

export class LadderDto implements LadderRequest {
  @Ids(500)
  offer_ids!: string[];
}

const sides = ['freelancer', 'recruiter'] as const;
const areStates = (known: readonly string[]) => (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.split(',').every((word) => known.includes(word)))
    ? null
    : `Please choose from ${known.join(', ')}.`;

export class OfferListQueryDto extends PageQueryDto implements OfferListQuery {
  @ApiProperty({ enum: sides })
  @IsIn(sides)
  side!: OfferSide;

  @ApiPropertyOptional({ example: 'open,held' })
  @IsOptional()
  @IsString()
  @MaxLength(150)
  @Satisfies(areStates(offerStates))
  state?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  role_id?: string;
}
