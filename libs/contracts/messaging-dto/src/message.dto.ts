import { ApiProperty } from '@nestjs/swagger';
import type {
  Attachment,
  BulkMessageResult,
  Message,
  MessageStatus,
  ModerationStatus,
  ScanStatus,
  UnreadMessages,
} from '@crewcall/contracts-messaging';

const nullableText = { type: String, nullable: true } as const;

export class AttachmentDto implements Attachment {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() original_filename!: string;
  @ApiProperty() file_type!: string;
  @ApiProperty({ description: 'Bytes.' }) file_size!: number;
  @ApiProperty({ enum: ['safe', 'pending', 'unsafe'] }) scan_status!: ScanStatus;
  @ApiProperty({ enum: ['approved', 'pending', 'rejected'] }) moderation_status!: ModerationStatus;
}

export class MessageDto implements Message {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) conversation_id!: string;
  @ApiProperty({ ...nullableText, format: 'uuid' }) sender_id!: string | null;
  @ApiProperty() content!: string;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty() number!: number;
  @ApiProperty({ ...nullableText, format: 'uuid' }) client_id!: string | null;
  @ApiProperty({ enum: ['sent', 'delivered', 'read'] }) status!: MessageStatus;
  @ApiProperty({ type: [AttachmentDto] }) attachments!: AttachmentDto[];
}

export class UnreadMessagesDto implements UnreadMessages {
  @ApiProperty() count!: number;
}

export class SkippedRecipientDto {
  @ApiProperty({ format: 'uuid' }) recipient_id!: string;
  @ApiProperty() reason!: string;
}

export class BulkMessageResultDto implements BulkMessageResult {
  @ApiProperty({ type: [String], format: 'uuid' }) done!: string[];
  @ApiProperty({ type: [SkippedRecipientDto] }) skipped!: SkippedRecipientDto[];
}
