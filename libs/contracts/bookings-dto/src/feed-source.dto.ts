import {
  type FeedSource,
  type FeedSourceFailure,
  feedAddressProblem,
  feedSourceFailures,
  feedSourceLimits,
  type NewFeedSource,
} from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';

export class NewFeedSourceDto implements NewFeedSource {
  @ApiProperty({ maxLength: feedSourceLimits.address, example: 'https://calendar.example.com/me.ics' })
  @Satisfies(feedAddressProblem)
  address!: string;
}

export class FeedSourceDto implements FeedSource {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() address!: string;
  @ApiProperty({ format: 'date-time' }) added_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) read_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) failing_since!: string | null;
  @ApiProperty({ enum: feedSourceFailures, enumName: 'FeedSourceFailure', nullable: true })
  failure!: FeedSourceFailure | null;
  @ApiProperty() is_stopped!: boolean;
  @ApiProperty() busy_times!: number;
}
