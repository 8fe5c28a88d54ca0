import type { CompanyType } from '@crewcall/contracts-identity';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What a company shows of itself. Its name is the account's. */
@Entity('company_profiles')
export class CompanyProfileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'contact_name', nullable: true })
  contactName!: string | null;

  @Column('text', { name: 'company_type', nullable: true })
  companyType!: CompanyType | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { name: 'website_url', nullable: true })
  websiteUrl!: string | null;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('integer')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
