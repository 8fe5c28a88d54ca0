import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailTokenPurpose = 'verify-email' | 'reset-password' | 'confirm-account';

/** A link that was mailed. Only the hash is kept: who reads the table cannot use the link. */
@Entity('mail_tokens')
export class MailTokenEntity {
  /** SHA-256 of the token, in hex. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  purpose!: MailTokenPurpose;

  /** The address it was mailed to: it proves that address and no other. */
  @Column('text')
  email!: string;

  /** SHA-256, in hex, of the random word of the browser that asked; there the link also signs in. */
  @Column('text', { name: 'browser_key_hash', nullable: true })
  browserKeyHash!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
