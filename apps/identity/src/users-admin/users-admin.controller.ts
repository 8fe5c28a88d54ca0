import { TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import { adminUserRoutes } from '@crewcall/contracts-identity';
import {
  AdminUserDetailsDto,
  AdminUserDto,
  AdminUserQueryDto,
  AdminUsersAnswerDto,
  AdminActionDto,
  DemoteDto,
} from '@crewcall/contracts-identity/dto';
import { Can } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PromotionsService } from './promotions.service.js';
import { SuspensionsService } from './suspensions.service.js';
import { UsersAdminService } from './users-admin.service.js';

@Controller()
export class UsersAdminController {
  constructor(
    private readonly users: UsersAdminService,
    private readonly suspensions: SuspensionsService,
    private readonly promotions: PromotionsService,
  ) {}

  @Get(adminUserRoutes.list)
  @Can('user:administer')
  @ApiOkResponse({ type: AdminUsersAnswerDto })
  async list(
    @Query() query: AdminUserQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUsersAnswerDto> {
    const { items, total } = await this.users.pageOfUsers(query);
    void reply.header(TOTAL_COUNT_HEADER, String(total));
    return { users: items };
  }

  @Get(adminUserRoutes.admins)
  @Can('user:administer')
  @ApiOkResponse({ type: [AdminUserDto] })
  admins(): Promise<AdminUserDto[]> {
    return this.users.admins();
  }

  @Get(adminUserRoutes.one())
  @Can('user:administer')
  @ApiOkResponse({ type: AdminUserDetailsDto })
  one(@Param('id') id: string): Promise<AdminUserDetailsDto> {
    return this.users.userDetails(id);
  }

  @Post(adminUserRoutes.suspend())
  @Can('user:administer')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminUserDto })
  async suspend(
    @Param('id') id: string,
    @Body() { reason }: AdminActionDto,
    @ClientAddress() address: string,
  ): Promise<AdminUserDto> {
    await this.suspensions.suspend(id, { reason, address });
    return this.users.getUser(id);
  }

  @Post(adminUserRoutes.restore())
  @Can('user:administer')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminUserDto })
  async restore(
    @Param('id') id: string,
    @Body() { reason }: AdminActionDto,
    @ClientAddress() address: string,
  ): Promise<AdminUserDto> {
    await this.suspensions.restore(id, { reason, address });
    return this.users.getUser(id);
  }

  @Post(adminUserRoutes.verify())
  @Can('user:administer')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminUserDto })
  async verify(
    @Param('id') id: string,
    @Body() { reason }: AdminActionDto,
    @ClientAddress() address: string,
  ): Promise<AdminUserDto> {
    await this.promotions.verifyByHand(id, reason, address);
    return this.users.getUser(id);
  }

  @Post(adminUserRoutes.promote())
  @Can('user:administer')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminUserDto })
  async promote(@Param('id') id: string, @ClientAddress() address: string): Promise<AdminUserDto> {
    await this.promotions.promote(id, address);
    return this.users.getUser(id);
  }

  @Post(adminUserRoutes.demote())
  @Can('user:administer')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminUserDto })
  async demote(
    @Param('id') id: string,
    @Body() { role }: DemoteDto,
    @ClientAddress() address: string,
  ): Promise<AdminUserDto> {
    await this.promotions.demote(id, address, role);
    return this.users.getUser(id);
  }
}
