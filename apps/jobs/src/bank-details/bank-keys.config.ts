import { Env } from '@crewcall/platform-config';
import { ArrayNotEmpty, Matches } from 'class-validator';

/** What bank details are sealed with. The database never has it. */
export class BankKeysConfig {
  @Env('BANK_DETAILS_KEYS', {
    about:
      'Keys that bank details are encrypted with, as id:key (32 bytes, base64url); the first one seals, every one opens. See docs/runbooks/bank-keys.md.',
    secret: true,
  })
  @ArrayNotEmpty()
  @Matches(/^[a-z0-9-]{1,20}:[\w-]{43}$/, {
    each: true,
    message: 'each must be id:key, the key 43 letters of base64url',
  })
  keys!: string[];
}
