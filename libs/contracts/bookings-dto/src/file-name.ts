import { isLongerThan, isPlainLine, plainFileName } from '@crewcall/contracts-core';
import { sheetFileLimits, sheetFileTexts } from '@crewcall/contracts-bookings';
import { Satisfies } from '@crewcall/contracts-core/dto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';

const fileNameProblem = (value: unknown): string | null =>
  typeof value === 'string' && value && isPlainLine(value) && !isLongerThan(value, sheetFileLimits.name)
    ? null
    : sheetFileTexts.name;

/** What the sender calls a file, without its path. */
export const FileName = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: sheetFileLimits.name }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainFileName(value) : value)),
    Satisfies(fileNameProblem),
  );
