import { UploadFormDto } from '@crewcall/contracts-core/dto';
import type { PictureUpload, TakenPicture } from '@crewcall/contracts-identity';
import { ApiProperty } from '@nestjs/swagger';

export class PictureUploadDto implements PictureUpload {
  @ApiProperty() upload_id!: string;
  @ApiProperty({ type: UploadFormDto }) upload_form!: UploadFormDto;
  @ApiProperty() expires_in!: number;
}

export class TakenPictureDto implements TakenPicture {
  @ApiProperty({ example: '/api/media/0190b6a0-0000-7000-8000-0000000000aa' }) picture_url!: string;
}
