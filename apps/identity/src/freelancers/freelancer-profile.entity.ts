import type { AvailabilityStatus } from '@crewcall/contracts-identity';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What a freelancer shows of their work. Their names are the account's. */
@Entity('freelancer_profiles')
export class FreelancerProfileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('integer', { name: 'reach_miles' })
  reachMiles!: number;

  @Column('integer', { name: 'experience_years', nullable: true })
  experienceYears!: number | null;

  @Column('text', { array: true })
  skills!: string[];

  @Column('text', { name: 'portfolio_url', nullable: true })
  portfolioUrl!: string | null;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl!: string | null;

  @Column('text', { name: 'website_url', nullable: true })
  websiteUrl!: string | null;

  @Column('text', { name: 'availability_status' })
  availabilityStatus!: AvailabilityStatus;

  /** Told by jobs; Postgres hands a numeric over as text. */
  @Column('numeric', { name: 'rating_average', nullable: true })
  ratingAverage!: string | null;

  @Column('integer', { name: 'rating_count' })
  ratingCount!: number;

  @Column('integer', { name: 'recent_projects' })
  recentProjects!: number;

  /** Of the address at which search engines find it; null unless its owner wants that. */
  @Column('text', { name: 'public_slug', nullable: true })
  publicSlug!: string | null;

  @Column('integer')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
