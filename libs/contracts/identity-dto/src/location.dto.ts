import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type LocationAddress,
  type LocationSearchQuery,
  type LocationSuggestion,
  locationLimits,
  locationQueryProblem,
} from '@crewcall/contracts-identity';

export class LocationSearchQueryDto implements LocationSearchQuery {
  @ApiProperty({ type: String, minLength: locationLimits.minQuery, maxLength: locationLimits.maxQuery })
  @Satisfies(locationQueryProblem)
  query!: string;
}

export class LocationAddressDto implements LocationAddress {
  @ApiPropertyOptional() county?: string;
  @ApiPropertyOptional() postcode?: string;
  @ApiPropertyOptional() city?: string;
  @ApiPropertyOptional() town?: string;
  @ApiPropertyOptional() village?: string;
}

export class LocationSuggestionDto implements LocationSuggestion {
  @ApiProperty() display_name!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: LocationAddressDto;
  @ApiProperty({ description: 'Decimal degrees.' }) lat!: string;
  @ApiProperty({ description: 'Decimal degrees.' }) lon!: string;
}
