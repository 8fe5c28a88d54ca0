import { Module } from '@nestjs/common';
import { RemoveMessagesAgainstTheRules } from './consumers/remove-messages-against-the-rules.consumer.js';
import { RemovalsRepository } from './removals.repository.js';
import { RemovalsService } from './removals.service.js';

@Module({ providers: [RemovalsService, RemovalsRepository, RemoveMessagesAgainstTheRules] })
export class ModerationModule {}
