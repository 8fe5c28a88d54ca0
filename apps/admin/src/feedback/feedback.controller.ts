import { adminRoutes } from '@crewcall/contracts-admin';
import { FeedbackReceiptDto, FeedbackSubmissionDto } from '@crewcall/contracts-admin/dto';
import { type Actor, OptionalActor, Public } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { FeedbackService } from './feedback.service.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Post(adminRoutes.feedback)
  @Public()
  @Idempotent()
  @ApiCreatedResponse({ type: FeedbackReceiptDto })
  receive(
    @OptionalActor() actor: Actor | null,
    @ClientAddress() address: string,
    @Body() submission: FeedbackSubmissionDto,
  ): Promise<FeedbackReceiptDto> {
    return this.feedback.receive(actor, address, submission);
  }
}
