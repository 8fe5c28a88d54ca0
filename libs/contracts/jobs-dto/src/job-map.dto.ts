import type { JobMap, MapCluster } from '@crewcall/contracts-jobs';
import { ApiProperty } from '@nestjs/swagger';

class MapClusterDto implements MapCluster {
  @ApiProperty({ description: 'As jobs of a list with the same `zoom` name it.' }) cell!: string;
  @ApiProperty({ description: 'Of the town that most of them are in.' }) lat!: number;
  @ApiProperty() lon!: number;
  @ApiProperty({ type: String, nullable: true }) place!: string | null;
  @ApiProperty() count!: number;
}

export class JobMapDto implements JobMap {
  @ApiProperty({ type: [MapClusterDto], description: 'From north to south.' }) clusters!: MapClusterDto[];
  @ApiProperty({ description: 'What the search finds, wherever the map is, whose place names no town.' })
  unplaced!: number;
}
