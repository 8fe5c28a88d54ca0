import { PAGE_SIZE_MAX } from '@crewcall/contracts-core';
import { PageQueryDto, Trimmed } from '@crewcall/contracts-core/dto';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type ConversationListQuery, type MessageListQuery, messageLimits } from '@crewcall/contracts-messaging';

export class ConversationListQueryDto extends PageQueryDto implements ConversationListQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: PAGE_SIZE_MAX, default: messageLimits.conversationsPage })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  override page_size: number = messageLimits.conversationsPage;

  @ApiPropertyOptional({ maxLength: messageLimits.search })
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(messageLimits.search)
  search?: string;
}

export class MessageListQueryDto implements MessageListQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, description: 'Only messages with a smaller number.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  before?: number;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: messageLimits.pageMax, default: messageLimits.page })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(messageLimits.pageMax)
  limit: number = messageLimits.page;

  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'true' })
  @IsOptional()
  @IsIn(['true', 'false'])
  mark_read?: 'true' | 'false';
}

export class UnreadMessagesQueryDto {
  @ApiPropertyOptional({ format: 'uuid', description: "The caller's own id, or nothing." })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  userId?: string;
}

export class MessageReplayQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 0, default: 0, description: 'The last `seq` the client saw.' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after: number = 0;
}
