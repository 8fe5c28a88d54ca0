import type { Role } from '@crewcall/contracts-core';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What this service keeps of a person: how a conversation names them, and whether they are still there. */
@Entity('people')
export class PersonEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Kept when the account is deleted: '[Deleted Freelancer]' and '[Deleted Company]' differ. */
  @Column('text', { nullable: true })
  role!: Role | null;

  @Column('text', { name: 'display_name', nullable: true })
  displayName!: string | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl!: string | null;

  /** Shown to the parties of an application or a booking and to administrators, and to no other user. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** By the person's own choice. */
  @Column('boolean', { name: 'is_hidden' })
  isHidden!: boolean;

  @Column('boolean', { name: 'is_suspended' })
  isSuspended!: boolean;

  /** Of identity's user: the highest seen wins. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
