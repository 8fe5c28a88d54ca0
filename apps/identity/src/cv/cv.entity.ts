import type { CvScan } from '@crewcall/contracts-identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A freelancer's one CV. */
@Entity('cvs')
export class CvEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Null once the file was found unsafe and removed. */
  @Column('uuid', { name: 'file_id', nullable: true })
  fileId!: string | null;

  /** As its owner named it. */
  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('integer')
  size!: number;

  @Column('text')
  scan!: CvScan;

  @Column('timestamptz', { name: 'uploaded_at' })
  uploadedAt!: Date;
}
