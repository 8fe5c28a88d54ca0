import { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

const WITHIN_MS = 5000;

/**
 * Sends spans as OTLP's JSON. The exporter of OpenTelemetry says nothing to anyone when no span arrives; this one says
 * it once. What could not be sent is dropped: a trace is a help, and never worth memory or a delay.
 */
export class SpanSender implements SpanExporter {
  private readonly logger = new Logger('Traces');
  private readonly sending = new Set<Promise<void>>();
  private isAway = false;

  constructor(private readonly url: string) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    const sent = this.send(spans).then(
      () => this.settle(done, ExportResultCode.SUCCESS),
      (error: unknown) => this.settle(done, ExportResultCode.FAILED, error),
    );
    this.sending.add(sent);
    void sent.finally(() => this.sending.delete(sent));
  }

  async forceFlush(): Promise<void> {
    await Promise.all(this.sending);
  }

  shutdown(): Promise<void> {
    return this.forceFlush();
  }

  private async send(spans: ReadableSpan[]): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new TextDecoder().decode(JsonTraceSerializer.serializeRequest(spans)),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  }

  private settle(done: (result: ExportResult) => void, code: ExportResultCode, error?: unknown): void {
    const isAway = error !== undefined;
    if (isAway && !this.isAway)
      this.logger.warn(`Spans do not arrive at ${this.url}: ${error instanceof Error ? error.message : String(error)}`);
    if (!isAway && this.isAway) this.logger.log('Spans arrive again');
    this.isAway = isAway;
    done({ code });
  }
}
