import { isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { MaxCharacters, Satisfies } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';

const PLAIN = 'Please use plain text.';

function optional(max: number, tooLong: string, isPlain: (text: string) => boolean): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString({ message: PLAIN }),
    MaxCharacters(max, { message: tooLong }),
    Satisfies((value) => (typeof value === 'string' && !isPlain(value) ? PLAIN : null)),
  );
}

/** One line of text; blank means none. */
export const OptionalLine = (max: number, tooLong: string): PropertyDecorator => optional(max, tooLong, isPlainLine);

/** Text of several lines; blank means none. */
export const OptionalText = (max: number, tooLong: string): PropertyDecorator => optional(max, tooLong, isPlainText);
