import { defineTask } from '@crewcall/platform-queues';
import { IsInt, IsUUID, Min } from 'class-validator';

const runBy = 'jobs-worker';

export class MakeSheetPdfPayload {
  @IsUUID()
  call_id!: string;

  @IsInt()
  @Min(1)
  version!: number;
}

/** The PDF of a published version, once: of one that is there nothing is made. */
export const makeSheetPdf = defineTask({ name: 'make-sheet-pdf', payload: MakeSheetPdfPayload, runBy });

export class DropSheetPdfsPayload {
  @IsUUID()
  call_id!: string;

  /** Its sheets may be gone when the task is run. */
  @IsInt()
  @Min(0)
  last_version!: number;
}

/** Those of a call, when its sheets say less than they did: made again, without it, for a user who asks. */
export const dropSheetPdfs = defineTask({ name: 'drop-sheet-pdfs', payload: DropSheetPdfsPayload, runBy });
