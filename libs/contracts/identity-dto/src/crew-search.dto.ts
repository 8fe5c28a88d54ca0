import { type CrewSearch, type SaveCrewSearchRequest, type SavedCrewSearch } from '@crewcall/contracts-identity';
import { type SearchAlert, searchAlerts } from '@crewcall/contracts-jobs';
import { NamedSearchDto } from '@crewcall/contracts-jobs/dto';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { CrewDirectoryQueryDto } from './crew-directory.dto.js';

const filters = ['search', 'location', 'skill', 'on', 'free', 'near', 'within'] as const;

/** What the crew directory is filtered by. */
export class CrewSearchWantedDto extends PickType(CrewDirectoryQueryDto, filters) implements CrewSearch {}

export class SaveCrewSearchDto extends NamedSearchDto implements SaveCrewSearchRequest {
  @ApiProperty({ type: CrewSearchWantedDto })
  @IsObject()
  @ValidateNested()
  @Type(() => CrewSearchWantedDto)
  wanted!: CrewSearchWantedDto;
}

export class SavedCrewSearchDto implements SavedCrewSearch {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: CrewSearchWantedDto }) wanted!: CrewSearchWantedDto;
  @ApiProperty({ enum: searchAlerts }) alert!: SearchAlert;
  @ApiProperty() is_paused!: boolean;
  @ApiProperty({ description: 'The last of its days is over.' }) is_past!: boolean;
  @ApiProperty({ description: 'Crew who came to match since it was last opened, up to 100.' }) new_crew!: number;
}
