import { Env } from '@crewcall/platform-config';
import { IsOptional, IsString, MinLength } from 'class-validator';

/** Who may become the first administrator by themselves. Without either it takes the create-admin command. */
export class BootstrapConfig {
  @Env('ADMIN_BOOTSTRAP_EMAILS', {
    about: 'Addresses, separated by commas, whose verified owner may become the first administrator.',
    optional: true,
  })
  @IsOptional()
  @IsString()
  emails?: string;

  @Env('ADMIN_BOOTSTRAP_TOKEN', {
    about: 'A word that the first administrator must know as well.',
    optional: true,
    secret: true,
  })
  @IsOptional()
  @IsString()
  @MinLength(12, { message: 'it must have at least 12 characters' })
  setupToken?: string;
}
