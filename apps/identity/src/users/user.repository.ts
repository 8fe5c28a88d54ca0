import { isRecordId } from '@crewcall/contracts-core';
import { normaliseEmail } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { IsNull, QueryFailedError } from 'typeorm';
import { UserEntity } from './user.entity.js';
import { EmailTakenError } from './user.errors.js';

function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'users_email_unique';
}

/** No query finds deleted accounts. */
@Injectable()
export class UserRepository {
  constructor(private readonly database: Database) {}

  /** Anything that is not an id finds no user. */
  async findUser(id: string): Promise<UserEntity | null> {
    if (!isRecordId(id)) return null;
    return this.database.of(UserEntity).findOneBy({ id, deletedAt: IsNull() });
  }

  async findUserByEmail(email: string): Promise<UserEntity | null> {
    return this.database.of(UserEntity).findOneBy({ email: normaliseEmail(email), deletedAt: IsNull() });
  }

  /** Holds the row until the transaction ends, so that two changes do not overwrite one another. */
  async findUserForUpdate(id: string): Promise<UserEntity | null> {
    return this.database
      .of(UserEntity)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws EmailTakenError also when two sign-ups with one address meet */
  async addUser(user: UserEntity): Promise<void> {
    try {
      await this.database.of(UserEntity).insert(user);
    } catch (error) {
      throw isEmailTaken(error) ? new EmailTakenError() : error;
    }
  }

  async saveUser(user: UserEntity): Promise<UserEntity> {
    return this.database.of(UserEntity).save(user);
  }
}
