import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type {
  DeadLetterItem,
  OperationsState,
  ProcessFigures,
  ProcessState,
  QueueState,
  ReplayAnswer,
  ReplayRequest,
  RouteFigures,
} from '@crewcall/contracts-admin';

export class QueueStateDto implements QueueState {
  @ApiProperty() name!: string;

  @ApiProperty() waiting!: number;

  @ApiProperty() active!: number;

  @ApiProperty() delayed!: number;

  @ApiProperty() failed!: number;

  @ApiProperty() oldest_seconds!: number;
}

export class RouteFiguresDto implements RouteFigures {
  @ApiProperty() route!: string;

  @ApiProperty() requests!: number;

  @ApiProperty() mean_ms!: number;
}

export class ProcessFiguresDto implements ProcessFigures {
  @ApiProperty() outbox_messages!: number;

  @ApiProperty() outbox_seconds!: number;

  @ApiProperty() requests!: number;

  @ApiProperty() errors!: number;

  @ApiProperty({ type: [RouteFiguresDto] }) slowest_routes!: RouteFiguresDto[];
}

export class ProcessStateDto implements ProcessState {
  @ApiProperty() service!: string;

  @ApiProperty() instance!: string;

  @ApiProperty() version!: string;

  @ApiProperty() is_ready!: boolean;

  @ApiProperty({ type: Object }) checks!: Record<string, 'up' | 'down'>;

  @ApiProperty({ format: 'date-time' }) started_at!: string;

  @ApiProperty({ format: 'date-time' }) seen_at!: string;

  @ApiProperty({ type: ProcessFiguresDto, nullable: true }) figures!: ProcessFiguresDto | null;
}

export class ServiceStateDto {
  @ApiProperty() name!: string;

  @ApiProperty({ type: [ProcessStateDto] }) processes!: ProcessStateDto[];
}

export class OperationsStateDto implements OperationsState {
  @ApiProperty({ type: [ServiceStateDto] })
  services!: ServiceStateDto[];

  @ApiProperty({ type: [QueueStateDto] })
  queues!: QueueStateDto[];
}

export class DeadLetterItemDto implements DeadLetterItem {
  @ApiProperty() id!: string;

  @ApiProperty() queue!: string;

  @ApiProperty() name!: string;

  @ApiProperty() reason!: string;

  @ApiProperty() attempts!: number;

  @ApiProperty({ format: 'date-time' }) failed_at!: string;
}

const queueName = /^(events|tasks)\.[a-z-]{1,40}$/;

export class DeadLettersQueryDto {
  @ApiProperty({ description: 'Such as events.notifications.' })
  @Matches(queueName, { message: 'queue must be the name of a queue' })
  queue!: string;
}

export class ReplayDto implements ReplayRequest {
  @ApiProperty()
  @Matches(queueName, { message: 'queue must be the name of a queue' })
  queue!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  id?: string;
}

export class ReplayAnswerDto implements ReplayAnswer {
  @ApiProperty()
  replayed!: number;
}
