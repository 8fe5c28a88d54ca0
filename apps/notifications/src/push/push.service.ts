import { isRecordId } from '@crewcall/contracts-core';
import {
  isPushType,
  type PushSettings,
  pushWords,
  quietFor,
  type SavePushEnd,
  type StoredNotificationType,
} from '@crewcall/contracts-notifications';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PushEndMissingError, PushEndRefusedError } from './push.errors.js';
import { PushEndRepository } from './push-end.repository.js';
import { PushSender } from './push-sender.service.js';
import { sendPush, type SendPushPayload } from './push.task.js';

/** Notifications on the devices of those who asked for them there. */
@Injectable()
export class PushService {
  constructor(
    private readonly ends: PushEndRepository,
    private readonly sender: PushSender,
    private readonly preferences: PreferencesService,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  async read({ id }: Actor): Promise<PushSettings> {
    return { public_key: this.sender.publicKey, ends: await this.ends.pushEndsOf(id) };
  }

  /** @throws PushEndRefusedError where the push service is no public one, or nothing is pushed */
  save(actor: Actor, end: SavePushEnd): Promise<PushSettings> {
    if (!this.sender.publicKey || !this.sender.isTaken(end.endpoint)) throw new PushEndRefusedError();
    return this.transactions.run(async () => {
      await this.ends.savePushEnd(actor.id, actor.sessionId, end);
      return this.read(actor);
    });
  }

  async remove({ id: userId }: Actor, id: string): Promise<void> {
    if (!isRecordId(id) || !(await this.ends.removeOwn(userId, id))) throw new PushEndMissingError();
  }

  endSessions(sessionIds: readonly string[]): Promise<void> {
    return this.ends.removeOfSessions(sessionIds);
  }

  forgetPushEndsOf(userId: string): Promise<void> {
    return this.ends.forgetPushEndsOf(userId);
  }

  /** In the transaction of the notifications: a task for each device, so that one that fails repeats no other. */
  async schedule(type: StoredNotificationType, told: readonly { id: string; recipientId: string }[]): Promise<void> {
    if (!isPushType(type) || !told.length || !this.sender.publicKey) return;
    const ends = await this.ends.idsOfAll(told.map(({ recipientId }) => recipientId));
    const notifications = new Map(told.map(({ id, recipientId }) => [recipientId, id]));
    const payloads = ends.map(({ id, user_id }) => ({
      end_id: id,
      recipient_id: user_id,
      notification_id: notifications.get(user_id) ?? '',
    }));
    if (payloads.length) await this.tasks.enqueueAll(sendPush, payloads, { delayMs: 0 });
  }

  /** Quiet hours are kept as by mail: only what may pass them comes at once. */
  async send(payload: SendPushPayload, now = new Date()): Promise<void> {
    const { end_id, recipient_id, notification_id } = payload;
    const end = await this.ends.findPushEnd(end_id);
    const told = await this.ends.unreadNotification(recipient_id, notification_id);
    if (!end || end.user_id !== recipient_id || !told || !isPushType(told.type)) return;
    const { quiet_from, quiet_to } = await this.preferences.settingsOf(recipient_id);
    const delayMs = told.passes_quiet_hours ? 0 : quietFor(now, quiet_from, quiet_to);
    if (delayMs > 0) return this.tasks.enqueue(sendPush, payload, { delayMs });
    const words = pushWords({ ...told, type: told.type }, end.is_discreet);
    const message = { id: told.id, ...words, url: told.action_url ?? '/' };
    if (!(await this.sender.send(end, message, told.priority === 'urgent'))) await this.ends.removePushEnd(end.id);
  }
}
