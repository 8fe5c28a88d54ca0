import { createECDH } from 'node:crypto';
import type { PushMessage } from '@crewcall/contracts-notifications';
import { MailConfig } from '@crewcall/platform-mail';
import { isPublicEndpoint, publicLookup } from '@crewcall/platform-public-web';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import { PushConfig } from '../config.js';
import type { SealedEnd } from './push-end.repository.js';

const WAITED_MS = 10_000;
/** A push service keeps what a phone that is off has not taken. */
const KEPT_SECONDS = 86_400;

/** Sealed for the browser and signed by us (RFC 8291, RFC 8292), to public hosts alone. */
@Injectable()
export class PushSender implements OnModuleDestroy {
  private readonly logger = new Logger(PushSender.name);
  private readonly keys: { publicKey: string; privateKey: string } | null;
  private readonly outside = new Agent({ connect: { lookup: publicLookup, timeout: WAITED_MS } });
  private readonly here = new Agent();

  constructor(
    private readonly config: PushConfig,
    private readonly mail: MailConfig,
  ) {
    this.keys = config.privateKey ? keysOf(config.privateKey) : null;
  }

  /** Null where nothing is pushed. */
  get publicKey(): string | null {
    return this.keys?.publicKey ?? null;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.outside.close(), this.here.close()]);
  }

  isTaken(endpoint: string): boolean {
    return isPublicEndpoint(endpoint) || this.isForTests(endpoint);
  }

  /**
   * False when the end is gone for good.
   * @throws Error when the push service could not take it now
   */
  async send({ endpoint, p256dh, auth }: SealedEnd, message: PushMessage, isUrgent: boolean): Promise<boolean> {
    if (!this.keys || !this.isTaken(endpoint)) return false;
    const subject = `mailto:${/<([^<>]+)>/.exec(this.mail.from)?.[1] ?? this.mail.from}`;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...this.keys },
        TTL: KEPT_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    const answer = await request(endpoint, {
      method: method as 'POST',
      headers: headers as Record<string, string>,
      body,
      dispatcher: this.isForTests(endpoint) ? this.here : this.outside,
      signal: AbortSignal.timeout(WAITED_MS),
    });
    await answer.body.dump();
    const { statusCode } = answer;
    if (statusCode < 300) return true;
    if (statusCode === 429 || statusCode >= 500) throw new Error(`the push service answers ${statusCode}`);
    if (statusCode !== 404 && statusCode !== 410)
      this.logger.warn(`A push service refused a message with ${statusCode}; the device is forgotten`);
    return false;
  }

  private isForTests(endpoint: string): boolean {
    const { testOrigin } = this.config;
    return testOrigin !== '' && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin;
  }
}

function keysOf(privateKey: string): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
