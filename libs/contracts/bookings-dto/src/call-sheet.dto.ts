import {
  type AttachedFile,
  type HandInSheetFileRequest,
  type SheetFile,
  type SheetFileState,
  sheetFileStates,
  type SheetFileUpload,
  type AcknowledgeByLinkRequest,
  type AcknowledgeSheetRequest,
  type StillOn,
  type StillOnAnswer,
  stillOnAnswers,
  type StillOnRequest,
  type CallContact,
  callPhoneProblem,
  type CallSheet,
  type OtherOnCall,
  type PublishSheetRequest,
  type ReceiptState,
  receiptStates,
  type RemindedOfSheet,
  type RunningOrderLine,
  type SaveSheetRequest,
  type SheetChange,
  type SheetContent,
  type SheetDesk,
  type SheetField,
  sheetFields,
  type SheetFields,
  sheetFieldsProblem,
  type SheetReceipt,
  sheetTexts,
  type SiteContact,
} from '@crewcall/contracts-bookings';
import { Satisfies, TrimmedOrNull, UploadFormDto } from '@crewcall/contracts-core/dto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { AttendanceDto } from './attendance.dto.js';
import { FileName } from './file-name.js';

const text = { type: String, nullable: true } as const;

class SiteContactDto implements SiteContact {
  @ApiProperty(text) name!: string | null;
  @ApiProperty(text) phone!: string | null;
  @ApiProperty(text) role!: string | null;
}

class RunningOrderLineDto implements RunningOrderLine {
  @ApiProperty({ example: '07:30' }) time!: string;
  @ApiProperty() what!: string;
}

/** Every field may be left out. */
export class SheetFieldsDto implements SheetFields {
  @ApiPropertyOptional(text) what3words?: string | null;
  @ApiPropertyOptional(text) parking?: string | null;
  @ApiPropertyOptional(text) load_in?: string | null;
  @ApiPropertyOptional(text) access_times?: string | null;
  @ApiPropertyOptional(text) dress?: string | null;
  @ApiPropertyOptional(text) ppe?: string | null;
  @ApiPropertyOptional(text) catering?: string | null;
  @ApiPropertyOptional(text) accommodation?: string | null;
  @ApiPropertyOptional(text) travel?: string | null;
  @ApiPropertyOptional(text) kit?: string | null;
  @ApiPropertyOptional(text) risks?: string | null;
  @ApiPropertyOptional(text) nearest_ae?: string | null;
  @ApiPropertyOptional(text) radio?: string | null;
  @ApiPropertyOptional(text) wifi?: string | null;
  @ApiPropertyOptional(text) notes?: string | null;
  @ApiPropertyOptional({ type: SiteContactDto, nullable: true }) site_contact?: SiteContactDto | null;
  @ApiPropertyOptional({ type: [RunningOrderLineDto], nullable: true }) running_order?: RunningOrderLineDto[] | null;
}

class AttachedFileDto implements AttachedFile {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  /** Bytes. */
  @ApiProperty() size!: number;
  @ApiProperty({ example: 'application/pdf' }) type!: string;
}

export class SheetFileDto extends AttachedFileDto implements SheetFile {
  @ApiProperty({ enum: sheetFileStates }) state!: SheetFileState;
}

export class SheetFileUploadDto implements SheetFileUpload {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() upload_form!: UploadFormDto;
}

export class HandInSheetFileDto implements HandInSheetFileRequest {
  @FileName()
  file_name!: string;
}

export class SheetContentDto extends SheetFieldsDto implements SheetContent {
  @ApiProperty() title!: string;
  @ApiProperty() company!: string;
  @ApiProperty(text) call_name!: string | null;
  @ApiProperty({ format: 'date' }) starts_on!: string;
  @ApiProperty(text) starts_at!: string | null;
  @ApiProperty({ format: 'date' }) ends_on!: string;
  @ApiProperty(text) ends_at!: string | null;
  @ApiProperty() place!: string;
  @ApiProperty({ type: [String] }) roles!: string[];
  @ApiPropertyOptional({ type: [AttachedFileDto] }) attachments?: AttachedFileDto[];
}

class SheetChangeDto implements SheetChange {
  @ApiProperty({ enum: sheetFields }) field!: SheetField;
  @ApiProperty(text) before!: string | null;
  @ApiProperty(text) after!: string | null;
}

class OtherOnCallDto implements OtherOnCall {
  @ApiProperty(text) first_name!: string | null;
  @ApiProperty() role!: string;
  @ApiProperty(text) call_time!: string | null;
  @ApiProperty(text) phone!: string | null;
}

class StillOnDto implements StillOn {
  @ApiProperty({ ...text, enum: stillOnAnswers }) answer!: StillOnAnswer | null;
}

class SheetReceiptDto implements SheetReceipt {
  @ApiProperty({ format: 'uuid' }) user_id!: string;
  @ApiProperty({ format: 'uuid' }) booking_id!: string;
  @ApiProperty(text) name!: string | null;
  @ApiProperty() role!: string;
  @ApiProperty(text) phone!: string | null;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty({ enum: receiptStates }) state!: ReceiptState;
  @ApiProperty({ type: Number, nullable: true }) read_version!: number | null;
  @ApiProperty({ ...text, format: 'date-time' }) delivered_at!: string | null;
  @ApiProperty({ ...text, format: 'date-time' }) read_at!: string | null;
  @ApiProperty({ ...text, format: 'date-time' }) acknowledged_at!: string | null;
  @ApiProperty({ type: Number, nullable: true }) acknowledged_version!: number | null;
  @ApiProperty({ type: StillOnDto, nullable: true }) still_on!: StillOnDto | null;
  @ApiProperty() attendance!: AttendanceDto;
  @ApiProperty() is_no_show!: boolean;
}

class SheetDeskDto implements SheetDesk {
  @ApiProperty() job_fields!: SheetFieldsDto;
  @ApiProperty() call_fields!: SheetFieldsDto;
  @ApiProperty() draft!: SheetContentDto;
  @ApiProperty({ type: [SheetReceiptDto] }) receipts!: SheetReceiptDto[];
  @ApiProperty({ ...text, format: 'date-time' }) remind_after!: string | null;
}

export class CallSheetDto implements CallSheet {
  @ApiProperty({ format: 'uuid' }) call_id!: string;
  @ApiProperty({ format: 'uuid' }) job_id!: string;
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty({ format: 'date-time' }) from!: string;
  @ApiProperty() is_time_to_follow!: boolean;
  @ApiProperty({ type: Number, nullable: true }) version!: number | null;
  @ApiProperty({ ...text, format: 'date-time' }) published_at!: string | null;
  @ApiProperty({ type: SheetContentDto, nullable: true }) content!: SheetContentDto | null;
  @ApiProperty({ type: [SheetChangeDto] }) changes!: SheetChangeDto[];
  @ApiProperty(text) role!: string | null;
  @ApiProperty({ ...text, format: 'uuid' }) booking_id!: string | null;
  @ApiProperty({ type: [OtherOnCallDto] }) others!: OtherOnCallDto[];
  @ApiProperty({ type: [SheetFileDto] }) attachments!: SheetFileDto[];
  @ApiProperty({ ...text, format: 'date-time' }) acknowledged_at!: string | null;
  @ApiProperty({ type: StillOnDto, nullable: true }) still_on!: StillOnDto | null;
  @ApiProperty({ type: AttendanceDto, nullable: true }) attendance!: AttendanceDto | null;
  @ApiProperty({ type: SheetDeskDto, nullable: true }) desk!: SheetDeskDto | null;
}

export class SaveSheetDto implements SaveSheetRequest {
  @ApiProperty({ enum: ['job', 'call'] })
  @IsIn(['job', 'call'], { message: sheetTexts.fields })
  scope!: SaveSheetRequest['scope'];

  @ApiProperty({ type: SheetFieldsDto })
  @Satisfies(sheetFieldsProblem)
  fields!: SheetFieldsDto;
}

export class PublishSheetDto implements PublishSheetRequest {
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  important?: boolean;
}

export class AcknowledgeSheetDto implements AcknowledgeSheetRequest {
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  no_reminders?: boolean;
}

export class StillOnRequestDto implements StillOnRequest {
  @ApiProperty({ enum: stillOnAnswers })
  @IsIn(stillOnAnswers)
  answer!: StillOnAnswer;
}

export class RemindedOfSheetDto implements RemindedOfSheet {
  @ApiProperty() reminded!: number;
}

export class AcknowledgeByLinkDto implements AcknowledgeByLinkRequest {
  @ApiProperty()
  @IsString({ message: sheetTexts.key })
  @Length(20, 100, { message: sheetTexts.key })
  key!: string;
}

export class CallContactDto implements CallContact {
  @ApiProperty({ type: String, nullable: true })
  @TrimmedOrNull()
  @Satisfies(callPhoneProblem)
  phone!: string | null;

  @ApiProperty()
  @IsBoolean()
  shares_phone!: boolean;
}
