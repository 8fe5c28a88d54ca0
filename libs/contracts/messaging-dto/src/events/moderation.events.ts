import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';
import { IsIn, IsUUID } from 'class-validator';

export const attachmentVerdicts = ['safe', 'unsafe'] as const;

export class AttachmentScannedPayload {
  @IsUUID()
  attachment_id!: string;

  @IsIn(attachmentVerdicts)
  verdict!: (typeof attachmentVerdicts)[number];
}

/** The scanner decided; the subject is the attachment. */
export const attachmentScanned = defineEvent({
  name: 'messaging.attachment-scanned.v1',
  payload: AttachmentScannedPayload,
  heardBy: [],
});

/** A user asked for a look at a message; the subject is what was reported. */
export const contentReported = defineEvent({
  name: 'messaging.content-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
