import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { PushConsumer } from './push.consumer.js';
import { PushController } from './push.controller.js';
import { PushEndRepository } from './push-end.repository.js';
import { PushSender } from './push-sender.service.js';
import { PushService } from './push.service.js';
import { SendPushTask } from './send-push.task.js';

@Module({
  imports: [PreferencesModule],
  controllers: [PushController],
  providers: [PushService, PushEndRepository, PushSender, PushConsumer, SendPushTask],
  exports: [PushService],
})
export class PushModule {}
