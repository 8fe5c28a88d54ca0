import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RemoveReviewService } from './remove-review.service.js';

@Injectable()
export class ReviewsConsumer {
  constructor(private readonly removing: RemoveReviewService) {}

  @OnEvent(moderationDecided)
  removeReviewAgainstRules(decided: ModerationDecidedPayload): Promise<void> {
    return this.removing.act(decided);
  }
}
