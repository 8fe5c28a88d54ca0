import type { Attachment } from '@crewcall/contracts-messaging';
import type { AttachmentRow } from './attachment.repository.js';

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  id: row.id,
  original_filename: row.originalFilename,
  file_type: row.fileType,
  file_size: row.fileSize,
  scan_status: row.scanStatus,
  moderation_status: row.moderationStatus,
});
