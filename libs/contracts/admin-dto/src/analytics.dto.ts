import { PageQueryDto } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import {
  type ActivityItem,
  type ActivityKind,
  activityKinds,
  type ActivityQuery,
  type AnalyticsMonths,
  type AnalyticsOverview,
  type MissedSearch,
  type MonthFigures,
} from '@crewcall/contracts-admin';

export class UserCountsDto {
  @ApiProperty()
  total!: number;

  @ApiProperty()
  thisMonth!: number;

  @ApiProperty()
  freelancers!: number;

  @ApiProperty()
  recruiters!: number;

  @ApiProperty()
  verified!: number;
}

export class JobCountsDto {
  @ApiProperty()
  total!: number;

  @ApiProperty()
  active!: number;

  @ApiProperty()
  thisMonth!: number;
}

export class ApplicationCountsDto {
  @ApiProperty()
  total!: number;

  @ApiProperty()
  applied!: number;

  @ApiProperty()
  hired!: number;
}

export class AnalyticsOverviewDto implements AnalyticsOverview {
  @ApiProperty()
  users!: UserCountsDto;

  @ApiProperty()
  jobs!: JobCountsDto;

  @ApiProperty()
  applications!: ApplicationCountsDto;
}

export class ActivityQueryDto extends PageQueryDto implements ActivityQuery {}

export class ActivityItemDto implements ActivityItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: activityKinds })
  kind!: ActivityKind;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: String, nullable: true })
  actor_id!: string | null;

  @ApiProperty()
  subject_id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class MonthFiguresDto implements MonthFigures {
  @ApiProperty({ example: '2026-11' })
  month!: string;

  @ApiProperty()
  freelancers!: number;

  @ApiProperty()
  recruiters!: number;

  @ApiProperty()
  jobs!: number;

  @ApiProperty()
  jobs_filled!: number;

  @ApiProperty()
  applications!: number;

  @ApiProperty()
  hires!: number;

  @ApiProperty({ type: Number, nullable: true })
  days_to_hire!: number | null;
}

export class AnalyticsMonthsDto implements AnalyticsMonths {
  @ApiProperty({ type: [MonthFiguresDto] })
  months!: MonthFiguresDto[];
}

export class MissedSearchDto implements MissedSearch {
  @ApiProperty()
  term!: string;

  @ApiProperty()
  count!: number;

  @ApiProperty({ example: '2026-11-21' })
  last_on!: string;
}
