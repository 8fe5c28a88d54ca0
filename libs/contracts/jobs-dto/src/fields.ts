import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The caller's own id, accepted from clients that send it; see `assertSubject`. */
export const ClaimedId = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description: 'If sent, it must be the caller.' }),
    IsOptional(),
    IsString(),
    MaxLength(64),
  );
