import { adminRoutes, type AuditEntry } from '@crewcall/contracts-admin';
import { AuditEntryDto, AuditQueryDto } from '@crewcall/contracts-admin/dto';
import type { Page } from '@crewcall/contracts-core';
import { Can } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { AuditService } from './audit.service.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get(adminRoutes.audit)
  @Can('audit:read')
  @Paged(AuditEntryDto)
  list(@Query() query: AuditQueryDto): Promise<Page<AuditEntry>> {
    return this.audit.pageOfAudit(query);
  }

  @Get(adminRoutes.auditExport)
  @Can('audit:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="audit.csv"')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  export(@Query() query: AuditQueryDto): Promise<string> {
    return this.audit.export(query);
  }
}
