import { isRecordId, type Page } from '@crewcall/contracts-core';
import type { AdminUser, AdminUserDetails } from '@crewcall/contracts-identity';
import type { AdminUserQueryDto } from '@crewcall/contracts-identity/dto';
import { Injectable } from '@nestjs/common';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { UserMissingError } from '../users/user.errors.js';
import { UsersAdminRepository } from './users-admin.repository.js';

/** Looking at accounts. A user who may call this is an administrator; the controller says so. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly users: UsersAdminRepository,
    private readonly sessions: OwnSessionsService,
  ) {}

  pageOfUsers(query: AdminUserQueryDto): Promise<Page<AdminUser>> {
    return this.users.pageOfUsers(query);
  }

  admins(): Promise<AdminUser[]> {
    return this.users.admins();
  }

  async getUser(id: string): Promise<AdminUser> {
    const user = isRecordId(id) ? await this.users.findUser(id) : null;
    if (!user) throw new UserMissingError();
    return user;
  }

  async userDetails(id: string): Promise<AdminUserDetails> {
    const user = await this.getUser(id);
    const [sessions, history] = [await this.sessions.liveOf(id), await this.users.historyOf(id)];
    return {
      user,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: session.device,
        place: session.place,
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
      })),
      history,
    };
  }
}
