import { IsInt, IsISO8601, IsObject, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';

/** What travels around every event. Facts and ids, in the same shape for all of them. */
export interface EventEnvelope<P extends object = object> {
  /** UUIDv7; a consumer remembers it, so a second delivery has no second effect. */
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  occurred_at: string;
  /** Who caused it; null for the system itself. */
  actor_id: string | null;
  request_id: string;
  /** What it happened to: the job, the user, the application. */
  subject_id: string;
  /** Of the subject, growing with every change of it: in a copy the highest wins. 0 when the subject keeps no version. */
  version: number;
  payload: P;
}

/** The envelope as it is checked on arrival; the payload has its own class. */
export class EventEnvelopeDto implements EventEnvelope {
  @IsUUID()
  id!: string;

  @IsString()
  @MaxLength(100)
  name!: string;

  @IsISO8601()
  occurred_at!: string;

  @IsOptional()
  @IsUUID()
  actor_id!: string | null;

  @IsString()
  @MaxLength(64)
  request_id!: string;

  @IsString()
  @MaxLength(100)
  subject_id!: string;

  @IsInt()
  @Min(0)
  version!: number;

  @IsObject()
  payload!: object;
}
