import type { UploadForm } from '@crewcall/contracts-core';
import { ApiProperty } from '@nestjs/swagger';

export class UploadFormDto implements UploadForm {
  @ApiProperty() url!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) fields!: Record<string, string>;
}
