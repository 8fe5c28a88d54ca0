import { unitsOf } from '@crewcall/contracts-core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import {
  type SavedJobChange,
  savedJobChanges,
  savedJobEventKinds,
  type SavedJobEventKind,
} from '@crewcall/contracts-jobs';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { EVENT_BATCH_SIZE } from './job.events.js';

export class SavedJobChangedPayload {
  @IsString()
  @MaxLength(unitsOf(200))
  title!: string;

  @IsIn(savedJobEventKinds)
  what!: SavedJobEventKind;

  @IsArray()
  @IsIn(savedJobChanges, { each: true })
  changed!: SavedJobChange[];

  /** As it is now; in London, yyyy-mm-dd. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  event_date?: string | null;

  /** Who saved it and did not apply. */
  @IsArray()
  @ArrayMaxSize(EVENT_BATCH_SIZE)
  @IsUUID(undefined, { each: true })
  user_ids!: string[];
}

/** What changed in a job, for those who saved it; the subject is the job, `version` its own. */
export const savedJobChanged = defineEvent({
  name: 'jobs.saved-job-changed.v1',
  payload: SavedJobChangedPayload,
  heardBy: ['notifications'],
});
