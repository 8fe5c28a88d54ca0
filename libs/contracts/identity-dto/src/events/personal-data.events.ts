import { defineEvent } from '@crewcall/contracts-core/dto';
import { ArrayMaxSize, IsArray, IsInt, IsString, IsUUID, Min } from 'class-validator';

export class DataExportRequestedPayload {
  @IsUUID()
  export_id!: string;
}

export class PersonalDataGatheredPayload {
  @IsUUID()
  export_id!: string;

  @IsString()
  service!: string;

  /** Keys in the bucket of exports; the data itself never travels in an event. */
  @IsArray()
  @ArrayMaxSize(5000)
  @IsString({ each: true })
  objects!: string[];

  /** Files that were too many or too large to go along. */
  @IsInt()
  @Min(0)
  left_out!: number;
}

/** A person wants a copy of what is held on them: every service stores its part. The subject is the person. */
export const dataExportRequested = defineEvent({
  name: 'identity.data-export-requested.v1',
  payload: DataExportRequestedPayload,
  heardBy: ['identity', 'jobs', 'messaging', 'notifications', 'admin'],
});

/** A service has stored its part. */
export const personalDataGathered = defineEvent({
  name: 'identity.personal-data-gathered.v1',
  payload: PersonalDataGatheredPayload,
  heardBy: ['identity'],
});
