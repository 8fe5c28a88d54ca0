import { Env } from '@crewcall/platform-config';
import { IsNumber, IsUrl, Max, Min } from 'class-validator';

/** Where the spans of a process go, under the names that OpenTelemetry gave these settings. */
export class TracesConfig {
  @Env('OTEL_EXPORTER_OTLP_ENDPOINT', {
    about: 'Address that takes OTLP over HTTP, such as http://tempo:4318. Without one nothing is traced.',
    optional: true,
  })
  @IsUrl({ protocols: ['http', 'https'], require_tld: false, require_protocol: true })
  endpoint?: string;

  @Env('OTEL_TRACES_SAMPLER_ARG', { about: 'Share of the traces that are kept, from 0 to 1.', default: 1 })
  @IsNumber()
  @Min(0)
  @Max(1)
  share!: number;
}
