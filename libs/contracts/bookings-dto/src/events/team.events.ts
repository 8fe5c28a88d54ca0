import { teamLimits } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export const teamChanges = ['invited', 'joined', 'declined', 'left', 'removed', 'led', 'dissolved', 'changed'] as const;
export type TeamChange = (typeof teamChanges)[number];

export class TeamChangedPayload {
  @IsIn(teamChanges)
  what!: TeamChange;

  @IsString()
  @MaxLength(unitsOf(teamLimits.name))
  name!: string;

  /** As it is now; of a dissolved one as it was last. */
  @IsUUID()
  lead_id!: string;

  /** Those who have joined, as it is now; of a dissolved one as it was last. */
  @IsArray()
  @ArrayMaxSize(teamLimits.people)
  @IsUUID('all', { each: true })
  member_ids!: string[];

  /** Whom the change is about. */
  @IsOptional()
  @IsUUID()
  person_id?: string;

  @IsBoolean()
  public!: boolean;
}

/** The subject is the team, `version` its own. */
export const teamChanged = defineEvent({
  name: 'jobs.team-changed.v1',
  payload: TeamChangedPayload,
  heardBy: ['notifications'],
});
