import {
  type CalendarFeed,
  type FeedChoice,
  type FeedDetail,
  feedDetails,
  type NewCalendarFeed,
} from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

export class FeedChoiceDto implements FeedChoice {
  @ApiProperty({ enum: feedDetails, enumName: 'FeedDetail' })
  @IsIn(feedDetails)
  detail!: FeedDetail;

  @ApiProperty()
  @IsBoolean()
  has_pencils!: boolean;
}

export class CalendarFeedDto extends FeedChoiceDto implements CalendarFeed {
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) read_at!: string | null;
}

export class NewCalendarFeedDto extends CalendarFeedDto implements NewCalendarFeed {
  @ApiProperty() path!: string;
}
