import type { Answer, ApplicationSource, ApplicationStatus } from '@crewcall/contracts-jobs';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One per job and freelancer, for ever: it is hidden or withdrawn, never erased. */
@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId!: string;

  @Column({ name: 'freelancer_id', type: 'uuid' })
  freelancerId!: string;

  /** The job's, kept here so that a company's list needs no join to be found. */
  @Column({ name: 'recruiter_id', type: 'uuid' })
  recruiterId!: string;

  @Column('text')
  status!: ApplicationStatus;

  @Column({ name: 'cover_letter', type: 'text', nullable: true })
  coverLetter!: string | null;

  /** What the applicant asks for, where the role has no set rate: in pence, on the role's basis then. */
  @Column({ name: 'asked_pence', type: 'integer', nullable: true })
  askedPence!: number | null;

  @Column({ name: 'asked_basis', type: 'text', nullable: true })
  askedBasis!: string | null;

  /** With the words of their questions. */
  @Column('jsonb')
  answers!: Answer[];

  /** Those applied for; empty means all of the job. */
  @Column('uuid', { name: 'role_ids', array: true })
  roleIds!: string[];

  @Column('uuid', { name: 'call_ids', array: true })
  callIds!: string[];

  /** How the person came to apply; a fact for the company's table, which decides nothing. */
  @Column('text')
  source!: ApplicationSource;

  @Column({ name: 'rejection_message', type: 'text', nullable: true })
  rejectionMessage!: string | null;

  @Column('integer')
  version!: number;

  @Column({ name: 'applied_at', type: 'timestamptz' })
  appliedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** The company took it off its list; the freelancer still sees it. */
  @Column({ name: 'hidden_by_recruiter_at', type: 'timestamptz', nullable: true })
  hiddenByRecruiterAt!: Date | null;

  /** The freelancer took it off their list for good. */
  @Column({ name: 'removed_by_freelancer_at', type: 'timestamptz', nullable: true })
  removedByFreelancerAt!: Date | null;

  /** The company took this booking back; why is the rejection message. */
  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt!: Date | null;

  /** The company asked this person, who had not applied. */
  @Column({ name: 'invited_at', type: 'timestamptz', nullable: true })
  invitedAt!: Date | null;
}
