import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubjectKind } from './tally.rules.js';

/** What has been heard of one user, job or application: just enough to know what it counts as. */
@Entity('subjects')
export class SubjectEntity {
  @PrimaryColumn('text')
  kind!: SubjectKind;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  facts!: object;
}
