import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';

export const moderationDecisions = ['dismissed', 'removed', 'warned', 'suspended'] as const;
export const moderationTargets = ['user', 'job', 'message', 'attachment'] as const;

export class ModerationTarget {
  @IsIn(moderationTargets)
  kind!: (typeof moderationTargets)[number];

  @IsUUID()
  id!: string;
}

export class ModerationDecidedPayload {
  @IsUUID()
  case_id!: string;

  @IsIn(moderationDecisions)
  decision!: (typeof moderationDecisions)[number];

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
