import { Env } from '@crewcall/platform-config';
import { IsIn, IsInt, IsUrl, Max, Min } from 'class-validator';

/** Where suggestions for a location come from. */
export class PlacesConfig {
  @Env('PLACES_PROVIDER', {
    about: 'gazetteer: the places of GeoNames that come with the product; nominatim: a Nominatim server.',
    default: 'gazetteer',
  })
  @IsIn(['gazetteer', 'nominatim'])
  provider!: string;

  @Env('NOMINATIM_URL', {
    about: 'Address of the Nominatim server. The public one allows one request a second in all.',
    default: 'https://nominatim.openstreetmap.org',
  })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  nominatimUrl!: string;

  @Env('NOMINATIM_GAP_MS', {
    about: 'Least time between two requests to the Nominatim server, over all replicas.',
    default: 1000,
  })
  @IsInt()
  @Min(1)
  @Max(60000)
  nominatimGapMs!: number;
}
