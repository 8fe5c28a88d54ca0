import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import {
  type ModerationDecision,
  moderationDecisions,
  type ModerationTargetKind,
  moderationTargets,
} from '@crewcall/contracts-admin';

export class ModerationTarget {
  @IsIn(moderationTargets)
  kind!: ModerationTargetKind;

  @IsUUID()
  id!: string;
}

export class ModerationDecidedPayload {
  @IsUUID()
  case_id!: string;

  @IsIn(moderationDecisions)
  decision!: ModerationDecision;

  @ValidateNested()
  @Type(() => ModerationTarget)
  target!: ModerationTarget;

  /** Whose it is, and who is warned or suspended. */
  @IsOptional()
  @IsUUID()
  person_id?: string | null;

  /** Who reported it and is told the outcome. */
  @IsOptional()
  @IsUUID()
  reporter_id?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}

/** An administrator decided a case; the subject is the case. The owners of the target act on it. */
export const moderationDecided = defineEvent({
  name: 'admin.moderation-decided.v1',
  payload: ModerationDecidedPayload,
  heardBy: ['identity', 'jobs', 'messaging', 'notifications'],
});
