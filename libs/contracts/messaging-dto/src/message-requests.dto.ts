import { Satisfies, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  type BulkMessageRequest,
  type MarkReadRequest,
  type MessageAttachmentRequest,
  type MessagePrivacy,
  type ReportMessageRequest,
  type SendMessageRequest,
  type StartConversationRequest,
  messageLimits,
  messageProblem,
  messageTexts,
  reasonProblem,
} from '@crewcall/contracts-messaging';

export class StartConversationDto implements StartConversationRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  userTwoId!: string;

  @ApiProperty()
  @Trimmed()
  @Satisfies(messageProblem)
  initialMessage!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Names the message: sent twice, it is one.' })
  @IsOptional()
  @IsUUID()
  client_id?: string;
}

/** Of these only the path counts: name, size and kind were told when the file was handed in. */
export class MessageAttachmentDto implements MessageAttachmentRequest {
  @ApiProperty()
  @IsString()
  @MaxLength(300)
  path!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(300)
  name?: string;

  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @IsInt()
  @Min(0)
  size?: number;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  type?: string;
}

export class SendMessageDto implements SendMessageRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  conversation_id!: string;

  @ApiPropertyOptional({ description: 'May be missing beside an attachment.' })
  @Trimmed()
  @Satisfies((value, { attachment }) => (attachment && (value ?? '') === '' ? null : messageProblem(value)))
  content?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Names the message: sent twice, it is one.' })
  @IsOptional()
  @IsUUID()
  client_id?: string;

  @ApiPropertyOptional({ type: MessageAttachmentDto, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => MessageAttachmentDto)
  attachment?: MessageAttachmentDto | null;
}

export class BulkMessageDto implements BulkMessageRequest {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: messageLimits.bulk })
  @IsArray({ message: messageTexts.bulk })
  @ArrayMinSize(1, { message: messageTexts.bulk })
  @ArrayMaxSize(messageLimits.bulk, { message: messageTexts.bulk })
  @ArrayUnique({ message: messageTexts.bulk })
  @IsUUID(undefined, { each: true })
  recipient_ids!: string[];

  @ApiProperty({ description: '`{first name}` is filled in.' })
  @Trimmed()
  @Satisfies(messageProblem)
  content!: string;

  @ApiProperty({ format: 'uuid', description: 'Names the messages: sent twice, each is one.' })
  @IsUUID()
  client_id!: string;
}

export class MarkReadDto implements MarkReadRequest {
  @ApiPropertyOptional({ type: Number, minimum: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  up_to?: number;
}

export class ReportMessageDto implements ReportMessageRequest {
  @ApiProperty()
  @Trimmed()
  @Satisfies(reasonProblem)
  reason!: string;
}

export class MessagePrivacyDto implements MessagePrivacy {
  @ApiProperty()
  @IsBoolean()
  shows_receipts!: boolean;

  @ApiProperty()
  @IsBoolean()
  shows_typing!: boolean;

  @ApiProperty()
  @IsBoolean()
  shows_presence!: boolean;
}
