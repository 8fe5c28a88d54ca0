import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { ScanningService } from './scanning.service.js';

export class ScanAttachmentPayload {
  @IsUUID()
  attachment_id!: string;
}

export const scanAttachment = defineTask({ name: 'scan-attachment', payload: ScanAttachmentPayload });

/** Fails, and is tried again, while it is not known whether the file is safe: it stays pending meanwhile. */
@RunsTask(scanAttachment)
@Injectable()
export class ScanAttachmentTask implements TaskRunner<ScanAttachmentPayload> {
  constructor(private readonly scanning: ScanningService) {}

  run({ attachment_id }: ScanAttachmentPayload): Promise<void> {
    return this.scanning.scan(attachment_id);
  }
}
