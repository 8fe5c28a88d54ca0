import { roles, type Role } from '@crewcall/contracts-core';
import { ApiProperty } from '@nestjs/swagger';
import type {
  Conversation,
  Correspondence,
  LastMessage,
  OtherUser,
  StartedConversation,
} from '@crewcall/contracts-messaging';
import { MessageDto } from './message.dto.js';

const nullableText = { type: String, nullable: true } as const;
const nullableTime = { ...nullableText, format: 'date-time' } as const;

export class OtherUserDto implements OtherUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty(nullableText) email!: string | null;
  @ApiProperty(nullableText) first_name!: string | null;
  @ApiProperty(nullableText) last_name!: string | null;
  @ApiProperty(nullableText) company_name!: string | null;
  @ApiProperty(nullableText) display_name!: string | null;
  @ApiProperty(nullableText) avatar_url!: string | null;
  @ApiProperty(nullableTime) deleted_at!: string | null;
}

export class LastMessageDto implements LastMessage {
  @ApiProperty() preview!: string;
  @ApiProperty({ ...nullableText, format: 'uuid' }) sender_id!: string | null;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
}

export class ConversationDto implements Conversation {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(nullableTime) last_message_at!: string | null;
  @ApiProperty({ type: OtherUserDto }) otherUser!: OtherUserDto;
  @ApiProperty({ type: LastMessageDto, nullable: true }) last_message!: LastMessageDto | null;
  @ApiProperty() unread_count!: number;
  @ApiProperty() read_up_to!: number;
  @ApiProperty() is_blocked!: boolean;
}

export class StartedConversationDto extends ConversationDto implements StartedConversation {
  @ApiProperty({ type: MessageDto }) message!: MessageDto;
}

export class CorrespondenceDto implements Correspondence {
  @ApiProperty({ type: OtherUserDto }) person!: OtherUserDto;
  @ApiProperty({ type: ConversationDto, nullable: true }) conversation!: ConversationDto | null;
}
