import { Satisfies, UploadFormDto } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import {
  type BeginCvUploadRequest,
  cvFileNameProblem,
  cvLimits,
  type CvDownload,
  type CvUpload,
  plainCvName,
  type UploadCvRequest,
} from '@crewcall/contracts-identity';

export class BeginCvUploadDto implements BeginCvUploadRequest {
  @ApiProperty({ maxLength: cvLimits.fileName })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainCvName(value) : value))
  @Satisfies(cvFileNameProblem)
  filename!: string;

  @ApiProperty({ required: false, description: 'Not believed: the bytes are counted.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  fileSize?: number;

  @ApiProperty({ required: false, description: 'Not believed: the bytes are looked at.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  contentType?: string;
}

export class UploadCvDto extends BeginCvUploadDto implements UploadCvRequest {
  @ApiProperty({ format: 'byte' })
  @IsString()
  fileData!: string;
}

export class CvUploadDto implements CvUpload {
  @ApiProperty() upload_id!: string;
  @ApiProperty() upload_url!: string;
  @ApiProperty({ type: UploadFormDto }) upload_form!: UploadFormDto;
  @ApiProperty() expires_in!: number;
}

export class CvDownloadDto implements CvDownload {
  @ApiProperty() downloadUrl!: string;
  @ApiProperty() fileName!: string;
}
