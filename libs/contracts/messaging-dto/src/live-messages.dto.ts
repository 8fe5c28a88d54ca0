import type { ClientToServerEvents } from '@crewcall/contracts-core';
import { IsBoolean, IsInt, IsUUID, Max, Min, ValidateIf } from 'class-validator';

type MessageOf<E extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[E]>[0];

/** What clients send over the socket. Fields that are not named here are ignored. */
export class AuthenticateDto implements MessageOf<'authenticate'> {
  @IsUUID('all') userId!: string;
}

export class TypingDto implements MessageOf<'typing'> {
  @IsUUID('all') conversation_id!: string;
  @IsBoolean() is_typing!: boolean;
}

export class DeliveredDto implements MessageOf<'delivered'> {
  @IsUUID('all') conversation_id!: string;
  /** The number of the last message that the client has. */
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  up_to!: number;
}

export class WatchPresenceDto implements MessageOf<'watch_presence'> {
  /** Null stops watching. */
  @ValidateIf((_, id) => id !== null)
  @IsUUID('all')
  conversation_id!: string | null;
}

export class WatchJobDto implements MessageOf<'watch_job'> {
  /** Null stops watching. */
  @ValidateIf((_, id) => id !== null)
  @IsUUID('all')
  job_id!: string | null;
}
