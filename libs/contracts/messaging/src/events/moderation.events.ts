import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export const attachmentVerdicts = ['safe', 'unsafe'] as const;
export const reportedKinds = ['message', 'attachment', 'user'] as const;

export class AttachmentScannedPayload {
  @IsUUID()
  attachment_id!: string;

  @IsIn(attachmentVerdicts)
  verdict!: (typeof attachmentVerdicts)[number];
}

export class ContentReportedPayload {
  @IsIn(reportedKinds)
  kind!: (typeof reportedKinds)[number];

  @IsUUID()
  target_id!: string;

  /** Whose it is; absent when that is not known. */
  @IsOptional()
  @IsUUID()
  person_id?: string | null;

  @IsString()
  @MaxLength(1000)
  reason!: string;

  /** What was reported as it read then: it may be edited or gone when somebody looks. */
  @IsString()
  @MaxLength(10_000)
  snapshot!: string;
}

/** The scanner decided; the subject is the attachment. */
export const attachmentScanned = defineEvent({
  name: 'messaging.attachment-scanned.v1',
  payload: AttachmentScannedPayload,
  heardBy: [],
});

/** Somebody asked for a look; the subject is what was reported. */
export const contentReported = defineEvent({
  name: 'messaging.content-reported.v1',
  payload: ContentReportedPayload,
  heardBy: ['admin'],
});
