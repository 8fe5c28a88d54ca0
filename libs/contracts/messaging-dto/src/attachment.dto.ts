import { isPlainLine, plainFileName } from '@crewcall/contracts-core';
import { Satisfies, UploadFormDto } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import {
  type AttachRequest,
  type CreateAttachmentRequest,
  type CreatedAttachment,
  type FileDownload,
  type UploadAddress,
  attachmentLimits,
  attachmentTexts,
} from '@crewcall/contracts-messaging';

const PlainFileName = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainFileName(value) : value));

const nameProblem = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && isPlainLine(value) ? null : attachmentTexts.nameMissing;

export class CreateAttachmentDto implements CreateAttachmentRequest {
  @ApiProperty()
  @IsString()
  @MaxLength(4000)
  uploadURL!: string;

  @ApiProperty({ example: 'load-in-26-nov.pdf' })
  @PlainFileName()
  @MaxLength(attachmentLimits.fileName)
  @Satisfies(nameProblem)
  originalFilename!: string;

  @ApiProperty({ example: 'application/pdf' })
  @IsString()
  @MaxLength(200)
  fileType!: string;

  @ApiProperty()
  @IsInt()
  @Min(0)
  fileSize!: number;
}

export class AttachDto implements AttachRequest {
  @ApiProperty()
  @IsString()
  @MaxLength(300)
  objectPath!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(attachmentLimits.fileName)
  originalFilename?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  fileType?: string;

  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @IsInt()
  @Min(0)
  fileSize?: number;

  @ApiPropertyOptional({ type: String, description: 'Ignored: the server decides.' })
  @Allow()
  scanResult?: unknown;

  @ApiPropertyOptional({ type: String, description: 'Ignored: the server decides.' })
  @Allow()
  moderationResult?: unknown;
}

export class UploadAddressDto implements UploadAddress {
  @ApiProperty() uploadURL!: string;
  @ApiProperty({ type: UploadFormDto }) upload_form!: UploadFormDto;
}

export class CreatedAttachmentDto implements CreatedAttachment {
  @ApiProperty() objectPath!: string;
}

export class FileDownloadDto implements FileDownload {
  @ApiProperty() downloadUrl!: string;
}
