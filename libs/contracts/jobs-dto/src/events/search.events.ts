import { defineEvent } from '@crewcall/contracts-core/dto';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';

/** Different terms that are told of a day at once; whatever else was looked for in between is not. */
export const MISSED_TERMS_MAX = 500;

export class MissedTerm {
  @IsString()
  @MaxLength(120)
  term!: string;

  @IsInt()
  @Min(1)
  count!: number;
}

export class SearchesFoundNothingPayload {
  /** In London, yyyy-mm-dd. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  day!: string;

  @IsArray()
  @ArrayMaxSize(MISSED_TERMS_MAX)
  @ValidateNested({ each: true })
  @Type(() => MissedTerm)
  terms!: MissedTerm[];
}

/** What was looked for lately and is not there, without who looked; the subject is the telling itself. */
export const searchesFoundNothing = defineEvent({
  name: 'jobs.searches-found-nothing.v1',
  payload: SearchesFoundNothingPayload,
  heardBy: ['admin'],
});
