import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The bucket that holds what people upload to their profiles. */
export const FILES_BUCKET = 'profiles';

export const filePurposes = ['photo', 'logo', 'cv', 'cv-upload', 'picture-upload', 'ticket', 'ticket-upload'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** An object in the bucket, under its id. The row is there before the object and goes after it, so none is forgotten. */
@Entity('stored_files')
export class StoredFileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('text')
  purpose!: FilePurpose;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('integer')
  size!: number;

  /** Whether something refers to it. What nothing refers to is swept. */
  @Column('boolean', { name: 'is_kept' })
  isKept!: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
