import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { ProfileExistsError } from '../profiles/profile.errors.js';
import { CompanyProfileEntity } from './company-profile.entity.js';

function isSecondProfile(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'company_profiles_user_unique';
}

@Injectable()
export class CompanyProfileRepository {
  constructor(private readonly database: Database) {}

  async findCompanyProfileByUser(userId: string): Promise<CompanyProfileEntity | null> {
    return this.database.of(CompanyProfileEntity).findOneBy({ userId });
  }

  async findCompanyProfileForUpdate(userId: string): Promise<CompanyProfileEntity | null> {
    return this.database.of(CompanyProfileEntity).findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws ProfileExistsError also when two requests meet */
  async addCompanyProfile(profile: CompanyProfileEntity): Promise<void> {
    try {
      await this.database.of(CompanyProfileEntity).insert(profile);
    } catch (error) {
      throw isSecondProfile(error) ? new ProfileExistsError() : error;
    }
  }

  async saveCompanyProfile(profile: CompanyProfileEntity): Promise<CompanyProfileEntity> {
    return this.database.of(CompanyProfileEntity).save(profile);
  }
}
