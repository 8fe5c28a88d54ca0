import { Env } from '@crewcall/platform-config';
import { IsInt, Max, Min } from 'class-validator';

export class BoardSyncConfig {
  @Env('BOARD_SYNC_WAIT_MS', {
    about: 'How long an answer waits for a sync of the boards to end; less than the gateway waits for the answer.',
    default: 20_000,
  })
  @IsInt()
  @Min(0)
  @Max(60_000)
  waitMs!: number;
}
