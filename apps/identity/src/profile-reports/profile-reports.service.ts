import { isRecordId, type ReportRequest, snapshotOf } from '@crewcall/contracts-core';
import { profileReported } from '@crewcall/contracts-identity/dto';
import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies/companies.service.js';
import { FreelancersService } from '../freelancers/freelancers.service.js';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { UsersService } from '../users/users.service.js';

/** Asks an administrator for a look at a profile, as the one who asks sees it. No user reports themselves. */
@Injectable()
export class ProfileReportsService {
  constructor(
    private readonly users: UsersService,
    private readonly freelancers: FreelancersService,
    private readonly companies: CompaniesService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async report(actor: Actor, userId: string, { reason }: ReportRequest): Promise<void> {
    if (userId === actor.id) throw new AccessDeniedError();
    const snapshot = await this.snapshotFor(actor, userId);
    await this.transactions.run(async () => {
      await this.events.publish(profileReported, {
        subjectId: userId,
        payload: { kind: 'user', target_id: userId, person_id: userId, reason, snapshot },
      });
    });
  }

  /** @throws ProfileMissingError for the user who has none, or none that this person sees */
  private async snapshotFor(actor: Actor, userId: string): Promise<string> {
    const user = isRecordId(userId) ? await this.users.findById(userId) : null;
    if (user?.role === 'freelancer') {
      const crew = await this.freelancers.getFreelancer(actor, userId);
      const links = [crew.portfolio_url, crew.linkedin_url, crew.website_url];
      return snapshotOf([crew.display_name, crew.title, crew.location, crew.bio, crew.skills.join(', '), ...links]);
    }
    if (user?.role !== 'recruiter') throw new ProfileMissingError();
    const company = await this.companies.getCompany(actor, userId);
    const { company_name, contact_name, location, description, website_url, linkedin_url } = company;
    return snapshotOf([company_name, contact_name, location, description, website_url, linkedin_url]);
  }
}
