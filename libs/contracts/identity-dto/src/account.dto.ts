import { Satisfies } from '@crewcall/contracts-core/dto';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  type DataExport,
  type DataExportAnswer,
  type DataExportFile,
  type DataExportStatus,
  dataExportStatuses,
  type DeleteAccountRequest,
  type OwnSession,
  type Preferences,
  type ProofAnswer,
  type ProofRequest,
  type SavePreferencesRequest,
  type SignInMethods,
  oldPasswordProblem,
  type ExternalProvider,
  externalProviders,
} from '@crewcall/contracts-identity';
import { ClaimedId, ConfirmationCode } from './fields.js';

export class OwnSessionDto implements OwnSession {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() device!: string;
  @ApiProperty({ type: String, nullable: true }) place!: string | null;
  @ApiProperty({ format: 'date-time' }) created_at!: string;
  @ApiProperty({ format: 'date-time' }) last_seen_at!: string;
  @ApiProperty() is_current!: boolean;
}

export class PreferencesDto implements Preferences {
  @ApiProperty() profile_visible!: boolean;
  @ApiProperty() email_notifications!: boolean;
}

/** What is absent stays as it is. */
export class SavePreferencesDto implements SavePreferencesRequest {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean()
  profile_visible?: boolean;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean()
  email_notifications?: boolean;
}

export class SignInMethodsDto implements SignInMethods {
  @ApiProperty() has_password!: boolean;
  @ApiProperty({ enum: externalProviders, isArray: true }) external!: ExternalProvider[];
}

export class DeleteAccountDto implements DeleteAccountRequest {
  @ClaimedId()
  userId?: string;

  @ApiProperty({ format: 'password', required: false, description: 'Of an account that has a password.' })
  @IsOptional()
  @Satisfies(oldPasswordProblem)
  password?: string;

  @ConfirmationCode()
  code?: string;
}

export class ProofRequestDto implements ProofRequest {
  @ApiProperty({ format: 'password', required: false, description: 'Of an account that has a password.' })
  @IsOptional()
  @Satisfies(oldPasswordProblem)
  password?: string;

  @ConfirmationCode()
  code?: string;
}

export class ProofAnswerDto implements ProofAnswer {
  @ApiProperty({ description: 'That it is the owner who asks, for five minutes and in this session alone.' })
  proof!: string;
}

export class DataExportDto implements DataExport {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: dataExportStatuses }) status!: DataExportStatus;
  @ApiProperty({ format: 'date-time' }) requested_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) ready_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expires_at!: string | null;
  @ApiProperty({ type: Number, nullable: true }) size!: number | null;
}

export class DataExportAnswerDto implements DataExportAnswer {
  @ApiProperty({ type: DataExportDto, nullable: true }) data_export!: DataExportDto | null;
}

export class DataExportFileDto implements DataExportFile {
  @ApiProperty({ format: 'uri' }) url!: string;
}
