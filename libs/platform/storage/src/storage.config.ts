import { IsString, IsUrl, Matches, MinLength } from 'class-validator';
import { Env } from '@crewcall/platform-config';

const isHttp = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };

/** The S3 server that holds uploads. */
export class StorageConfig {
  @Env('S3_ENDPOINT', { about: 'http://host:port or https://host of the S3 server, as this service reaches it.' })
  @IsUrl(isHttp)
  endpoint!: string;

  @Env('S3_PUBLIC_ENDPOINT', {
    about: 'The same server as browsers reach it, when that is another address.',
    optional: true,
  })
  @IsUrl(isHttp)
  publicEndpoint?: string;

  @Env('S3_ACCESS_KEY', {
    about: 'Access key with the right to create the buckets and to read and write in them.',
    secret: true,
  })
  @IsString()
  @MinLength(3)
  accessKey!: string;

  @Env('S3_SECRET_KEY', { about: 'The secret of the access key.', secret: true })
  @IsString()
  @MinLength(3)
  secretKey!: string;

  @Env('S3_REGION', { about: 'Region that requests are signed for.', default: 'us-east-1' })
  @Matches(/^[a-z0-9-]+$/)
  region!: string;

  @Env('S3_BUCKET_PREFIX', { about: 'Begins the name of every bucket.', default: 'crewcall' })
  @Matches(/^[a-z0-9][a-z0-9-]{1,30}$/)
  bucketPrefix!: string;
}
