import { Env } from '@crewcall/platform-config';
import { IsInt, IsString, IsUrl, Max, Min } from 'class-validator';

export class WebServerConfig {
  @Env('GATEWAY_URL', { about: 'Origin of the gateway, through which pages ask the services.' })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  gateway!: string;

  @Env('WEB_PROGRAM', { about: 'File of the web app’s build for the server.' })
  @IsString()
  program!: string;

  @Env('MOST_PAGES', { about: 'Pages rendered at a time; who comes beyond is asked to come back.', default: 64 })
  @IsInt()
  @Min(1)
  @Max(1000)
  mostPages!: number;
}
