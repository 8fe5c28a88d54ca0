import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

/** Where Prometheus reads the figures of a process. */
export class MetricsConfig {
  @Env('METRICS_PORT', {
    about: 'Port on which Prometheus reads the metrics of this process; keep it inside. Without one there are none.',
    optional: true,
  })
  @IsInt()
  @Min(1)
  @Max(65535)
  port?: number;
}
