import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in on one device. Every bearer token names its session; when the session is over, so is the token. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** For people: 'Firefox on Linux'. */
  @Column('text')
  device!: string;

  /** Keyed hash of the network address it began at. */
  @Column('text', { name: 'address_hash', nullable: true })
  addressHash!: string | null;

  /** The country of that address, for its owner to recognise; null where it cannot be told. */
  @Column('text', { nullable: true })
  place!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
