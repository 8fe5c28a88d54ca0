import { companyRoutes, pictureLimits } from '@crewcall/contracts-identity';
import { CompanyProfileDto, SaveCompanyProfileDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { TakesUpTo } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CompaniesService } from './companies.service.js';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get(companyRoutes.one())
  @Public()
  @ApiOkResponse({ type: CompanyProfileDto })
  one(@OptionalActor() actor: Actor | null, @Param('id') userId: string): Promise<CompanyProfileDto> {
    return this.companies.getCompany(actor, userId);
  }

  @Post(companyRoutes.create)
  @Can('company-profile:write')
  @TakesUpTo(pictureLimits.body)
  @Idempotent()
  @ApiCreatedResponse({ type: CompanyProfileDto })
  create(@CurrentActor() actor: Actor, @Body() body: SaveCompanyProfileDto): Promise<CompanyProfileDto> {
    return this.companies.createCompany(actor, body);
  }

  @Put(companyRoutes.one())
  @Can('company-profile:write')
  @TakesUpTo(pictureLimits.body)
  @ApiOkResponse({ type: CompanyProfileDto })
  update(
    @CurrentActor() actor: Actor,
    @Param('id') userId: string,
    @Body() body: SaveCompanyProfileDto,
  ): Promise<CompanyProfileDto> {
    return this.companies.updateCompany(actor, userId, body);
  }
}
