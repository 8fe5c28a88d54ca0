import { IsIn, IsInt, IsUrl, Max, Min } from 'class-validator';
import { Env } from '@crewcall/platform-config';

/** Who says whether a file is safe. */
export class ScanningConfig {
  @Env('SCANNER', {
    about: 'builtin: knows test viruses, macros and programs; clamav: a ClamAV server looks at every file as well.',
    default: 'builtin',
  })
  @IsIn(['builtin', 'clamav'])
  scanner!: string;

  @Env('CLAMAV_URL', { about: 'tcp://host:port of clamd; read when SCANNER=clamav.', default: 'tcp://127.0.0.1:3310' })
  @IsUrl({ require_tld: false, protocols: ['tcp'], require_protocol: true })
  clamavUrl!: string;

  @Env('SCAN_WITHIN_MS', { about: 'How long clamd may take for one file.', default: 60_000 })
  @IsInt()
  @Min(100)
  @Max(600_000)
  withinMs!: number;

  @Env('INSPECT_WITHIN_MS', {
    about: 'How long the thread that looks into one file may take; one that is late has a file that does not pass.',
    default: 10_000,
  })
  @IsInt()
  @Min(1000)
  @Max(600_000)
  inspectWithinMs!: number;
}
