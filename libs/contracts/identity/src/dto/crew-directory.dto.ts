import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { crewDirectoryLimits, type CrewDirectoryQuery } from '../crew-directory.js';

export class CrewDirectoryQueryDto extends PageQueryDto implements CrewDirectoryQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  search?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  location?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(crewDirectoryLimits.term)
  skill?: string;
}
