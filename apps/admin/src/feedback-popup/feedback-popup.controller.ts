import { adminRoutes } from '@crewcall/contracts-admin';
import { FeedbackPopupDto } from '@crewcall/contracts-admin/dto';
import { Can, Public } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { FeedbackPopupService } from './feedback-popup.service.js';

@Controller()
export class FeedbackPopupController {
  constructor(private readonly popup: FeedbackPopupService) {}

  @Get(adminRoutes.feedbackPopup)
  @Public()
  @ApiOkResponse({ type: FeedbackPopupDto })
  state(): Promise<FeedbackPopupDto> {
    return this.popup.state();
  }

  @Put(adminRoutes.feedbackPopupSwitch)
  @Can('feedback:manage')
  @ApiOkResponse({ type: FeedbackPopupDto })
  switch(@Body() { is_on }: FeedbackPopupDto, @ClientAddress() address: string): Promise<FeedbackPopupDto> {
    return this.popup.switch(is_on, address);
  }
}
