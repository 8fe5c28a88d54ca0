import { type Role, roles } from '@crewcall/contracts-core';
import { ApiProperty } from '@nestjs/swagger';
import type { User, UserSummary } from '@crewcall/contracts-identity';

export class UserDto implements User {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ enum: roles })
  role!: Role;

  @ApiProperty({ type: String, nullable: true })
  first_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  last_name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  company_name!: string | null;

  @ApiProperty()
  email_verified!: boolean;

  @ApiProperty({ type: String, nullable: true })
  avatar_url!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class UserSummaryDto implements UserSummary {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: roles })
  role!: Role;

  @ApiProperty({ type: String, nullable: true, description: 'For its owner and administrators, else null.' })
  email!: string | null;

  @ApiProperty()
  display_name!: string;
}
