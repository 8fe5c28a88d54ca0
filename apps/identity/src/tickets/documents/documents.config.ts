import { Env } from '@crewcall/platform-config';
import { Matches } from 'class-validator';

/** The keys around the keys of people's documents: neither in the database nor in the bucket. */
export class DocumentsConfig {
  @Env('DOCUMENTS_KEY', {
    about:
      'Key of 32 bytes (64 hexadecimal digits) around those that documents of tickets are encrypted with. Without it none opens again. While another takes its place, both, the new one first, with a comma.',
    secret: true,
  })
  @Matches(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, {
    message: 'it must be 64 hexadecimal digits, or several such with commas',
  })
  key!: string;
}
