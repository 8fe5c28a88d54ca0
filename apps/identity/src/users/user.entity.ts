import type { Role } from '@crewcall/contracts-core';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A person with an account: who they are, how they prove it and what they agreed to. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Normalised: trimmed and in lower case. */
  @Column('text')
  email!: string;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Argon2id in PHC format; null for an account without a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text')
  role!: Role;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  /** Of the person as crew; a file of the media slice. */
  @Column('uuid', { name: 'photo_id', nullable: true })
  photoId!: string | null;

  /** Of the person as a company. */
  @Column('uuid', { name: 'logo_id', nullable: true })
  logoId!: string | null;

  @Column('boolean', { name: 'is_profile_visible' })
  isProfileVisible!: boolean;

  @Column('boolean', { name: 'is_mail_enabled' })
  isMailEnabled!: boolean;

  @Column('text', { name: 'terms_version' })
  termsVersion!: string;

  @Column('timestamptz', { name: 'terms_accepted_at' })
  termsAcceptedAt!: Date;

  /** Keyed hash of the network address that the terms were accepted from. */
  @Column('text', { name: 'terms_address_hash', nullable: true })
  termsAddressHash!: string | null;

  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** Grows with every change that neighbours keep a copy of. */
  @Column('integer')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
