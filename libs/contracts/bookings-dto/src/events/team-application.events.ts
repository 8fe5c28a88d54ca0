import { teamLimits } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsArray, IsIn, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export const teamApplicationChanges = ['asked', 'confirmed', 'sent', 'declined', 'late', 'withdrawn'] as const;
export type TeamApplicationChange = (typeof teamApplicationChanges)[number];

export class TeamApplicationChangedPayload {
  @IsIn(teamApplicationChanges)
  what!: TeamApplicationChange;

  /** Of the team. */
  @IsString()
  @MaxLength(unitsOf(teamLimits.name))
  name!: string;

  @IsUUID()
  job_id!: string;

  @IsString()
  job_title!: string;

  @IsUUID()
  lead_id!: string;

  /** All who apply, the lead among them. */
  @IsArray()
  @ArrayMaxSize(teamLimits.people)
  @IsUUID('all', { each: true })
  member_ids!: string[];

  /** Who confirmed, declined or withdrew it. */
  @IsOptional()
  @IsUUID()
  person_id?: string;

  @IsISO8601()
  confirm_by!: string;
}

/** The subject is the application of the team, `version` its own. */
export const teamApplicationChanged = defineEvent({
  name: 'jobs.team-application-changed.v1',
  payload: TeamApplicationChangedPayload,
  heardBy: ['notifications'],
});
