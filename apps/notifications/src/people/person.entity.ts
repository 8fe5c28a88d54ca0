import type { Role } from '@crewcall/contracts-core';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What this service keeps of a person: enough to name them and to know whether they are still there. */
@Entity('people')
export class PersonEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null while an event about them came before the one that introduces them. */
  @Column('text', { nullable: true })
  role!: Role | null;

  @Column('text', { name: 'display_name', nullable: true })
  displayName!: string | null;

  /** Others may have been told of them by these; the newest first. */
  @Column('text', { name: 'former_names', array: true })
  formerNames!: string[];

  /** Where mail goes; null while the registration has not been heard of. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** The address is proven to be theirs: no other user's mailbox is written to. */
  @Column('boolean', { name: 'is_verified' })
  isVerified!: boolean;

  /** Their own switch, in identity. */
  @Column('boolean', { name: 'is_mail_enabled' })
  isMailEnabled!: boolean;

  /** Of identity's user: the highest seen wins. */
  @Column('integer')
  version!: number;

  /** Deleted people stay as a mark, so that a late event does not bring them back. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
