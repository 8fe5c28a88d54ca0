import { PageQueryDto, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type AuditEntry, auditLimits, type AuditQuery } from '@crewcall/contracts-admin';

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class AuditQueryDto extends PageQueryDto implements AuditQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(auditLimits.searchMax)
  search?: string;

  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @Matches(day, { message: 'from must be a day such as 2026-11-21' })
  from?: string;

  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @Matches(day, { message: 'to must be a day such as 2026-11-21' })
  to?: string;
}

export class AuditEntryDto implements AuditEntry {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, nullable: true })
  actor_id!: string | null;

  @ApiProperty({ type: String, nullable: true })
  actor_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  subject_name!: string | null;

  @ApiProperty()
  deed!: string;

  @ApiProperty()
  subject_kind!: string;

  @ApiProperty()
  subject_id!: string;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ type: String, nullable: true })
  address!: string | null;

  @ApiProperty({ type: Object })
  before!: object;

  @ApiProperty({ type: Object })
  after!: object;
}
