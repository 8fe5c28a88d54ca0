import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  type BoardHealth,
  type BoardName,
  boardNames,
  type BoardRun,
  type BoardState,
  boardStates,
  type JobSource,
  type QuotaUse,
  type SyncExternalQuery,
  type SyncResult,
  type SyncStatus,
  syncStatuses,
} from '@crewcall/contracts-jobs';

export class JobSourceDto implements JobSource {
  @ApiProperty({ enum: boardNames }) source!: BoardName;
  @ApiProperty() url!: string;
}

export class SyncExternalQueryDto implements SyncExternalQuery {
  @ApiPropertyOptional({ description: 'The page asked by itself: what is under half an hour old will do.' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsOptional()
  @IsBoolean()
  automatic?: boolean;
}

export class SyncResultDto implements SyncResult {
  @ApiProperty({ enum: syncStatuses }) status!: SyncStatus;
  @ApiProperty() added!: number;
  @ApiProperty() updated!: number;
  @ApiProperty() expired!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) last_synced_at!: string | null;
}

export class QuotaUseDto implements QuotaUse {
  @ApiProperty() limit!: number;
  @ApiProperty({ enum: ['minute', 'day', 'week', 'month'] }) per!: QuotaUse['per'];
  @ApiProperty() used!: number;
}

export class BoardRunDto implements BoardRun {
  @ApiProperty() seen!: number;
  @ApiProperty() kept!: number;
  @ApiProperty() refused!: number;
  @ApiProperty() added!: number;
  @ApiProperty() updated!: number;
  @ApiProperty() expired!: number;
  @ApiProperty() calls!: number;
  @ApiProperty() took_ms!: number;
  @ApiProperty() is_complete!: boolean;
}

export class BoardHealthDto implements BoardHealth {
  @ApiProperty({ enum: boardNames }) board!: BoardName;
  @ApiProperty({ enum: boardStates }) state!: BoardState;
  @ApiProperty() is_circuit_open!: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) rest_until!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) last_run_at!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) last_success_at!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) last_failure_at!: string | null;
  @ApiProperty({ type: String, nullable: true }) last_failure!: string | null;
  @ApiProperty() failures_in_row!: number;
  @ApiProperty({ type: BoardRunDto, nullable: true }) last_run!: BoardRunDto | null;
  @ApiProperty() open_ads!: number;
  @ApiProperty({ type: QuotaUseDto, isArray: true }) quota!: QuotaUseDto[];
}
