import type { CrewRecord } from '@crewcall/contracts-bookings';
import { ApiProperty } from '@nestjs/swagger';

export class CrewRecordDto implements CrewRecord {
  @ApiProperty({ type: Number, nullable: true }) completes_percent!: number | null;
}
