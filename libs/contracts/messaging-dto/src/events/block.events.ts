import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsBoolean, IsUUID } from 'class-validator';

export class BlockChangedPayload {
  @IsUUID()
  by!: string;

  @IsUUID()
  against!: string;

  @IsBoolean()
  on!: boolean;
}

/**
 * One user wants nothing from another, or does again; the subject is who blocked. Of two of one pair the one that
 * occurred later holds. Who is blocked never hears of it.
 */
export const blockChanged = defineEvent({
  name: 'messaging.block-changed.v1',
  payload: BlockChangedPayload,
  heardBy: ['identity', 'jobs'],
});
