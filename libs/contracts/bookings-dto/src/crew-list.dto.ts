import {
  type AddCrewNoteRequest,
  availabilityTexts,
  type CrewList,
  crewListLimits,
  crewListTexts,
  type CrewMark,
  type CrewMarksRequest,
  type CrewNote,
  crewNoteProblem,
  type CrewTag,
  crewTagsProblem,
  type KeptCrew,
  type KeptCrewQuery,
  type KeptOnPerson,
  type ListedPeopleQuery,
  type ListedPerson,
  listNameProblem,
  type SaveCrewListRequest,
  type SaveCrewTagsRequest,
} from '@crewcall/contracts-bookings';
import { MaxCharacters, PageQueryDto, Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';

export class CrewListDto implements CrewList {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() is_favourites!: boolean;
  @ApiProperty() people!: number;
}

export class SaveCrewListDto implements SaveCrewListRequest {
  @ApiProperty({ maxLength: crewListLimits.name })
  @Trimmed()
  @Satisfies(listNameProblem)
  name!: string;
}

export class CrewMarkDto implements CrewMark {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ type: [String] }) list_ids!: string[];
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty() together!: number;
}

export class CrewMarksQueryDto implements CrewMarksRequest {
  @ApiProperty({ type: [String], format: 'uuid' })
  @IsArray({ message: crewListTexts.marks })
  @ArrayMinSize(1, { message: crewListTexts.marks })
  @ArrayMaxSize(crewListLimits.marks, { message: crewListTexts.marks })
  @ArrayUnique({ message: crewListTexts.marks })
  @IsUUID('all', { each: true, message: crewListTexts.marks })
  user_ids!: string[];
}

export class ListedPersonDto extends CrewMarkDto implements ListedPerson {
  @ApiProperty({ type: String, nullable: true }) first_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_name!: string | null;
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty() is_here!: boolean;
  @ApiProperty({ format: 'date-time' }) added_at!: string;
}

export class CrewNoteDto implements CrewNote {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
}

export class KeptOnPersonDto extends CrewMarkDto implements KeptOnPerson {
  @ApiProperty({ type: [CrewNoteDto] }) notes!: CrewNoteDto[];
}

export class AddCrewNoteDto implements AddCrewNoteRequest {
  @ApiProperty({ maxLength: crewListLimits.note })
  @Trimmed()
  @Satisfies(crewNoteProblem)
  text!: string;
}

export class SaveCrewTagsDto implements SaveCrewTagsRequest {
  @ApiProperty({ type: [String], maxItems: crewListLimits.tags })
  @Satisfies(crewTagsProblem)
  tags!: string[];
}

export class CrewTagDto implements CrewTag {
  @ApiProperty() tag!: string;
  @ApiProperty() people!: number;
}

export class ListedPeopleQueryDto extends PageQueryDto implements ListedPeopleQuery {
  @ApiPropertyOptional({ maxLength: crewListLimits.tag })
  @IsOptional()
  @MaxCharacters(crewListLimits.tag, { message: crewListTexts.tags })
  tag?: string;

  @ApiPropertyOptional({ example: '2026-11-26,2026-11-27' })
  @IsOptional()
  @MaxCharacters(14 * 11, { message: availabilityTexts.days })
  free_on?: string;
}

export class KeptCrewQueryDto implements KeptCrewQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @MaxCharacters(crewListLimits.name, { message: crewListTexts.kept })
  list_id?: string;

  @ApiPropertyOptional({ maxLength: crewListLimits.tag })
  @IsOptional()
  @MaxCharacters(crewListLimits.tag, { message: crewListTexts.tags })
  tag?: string;
}

export class KeptCrewDto implements KeptCrew {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: crewListLimits.people }) user_ids!: string[];
}
