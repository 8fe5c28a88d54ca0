import { Injectable, Logger } from '@nestjs/common';
import { DatabaseConfig } from '@crewcall/platform-config';
import pg from 'pg';

const RETRY_MS = 5000;

/**
 * Hears at once when a transaction with outbox rows commits, whichever process wrote them. While its connection is
 * lost nothing is: the relay looks every second anyway.
 */
@Injectable()
export class OutboxListener {
  private readonly logger = new Logger(OutboxListener.name);
  private client?: pg.Client;
  private retry?: NodeJS.Timeout;
  private isStopped = false;

  constructor(private readonly config: DatabaseConfig) {}

  start(onRows: () => void): void {
    void this.connect(onRows);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(onRows: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.directUrl ?? this.config.url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'outbox-listener',
    });
    this.client = client;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost || this.isStopped) return;
      isLost = true;
      this.logger.warn(
        `Not listening for outbox rows${error ? ` (${error.message})` : ''}; looking every second instead`,
      );
      this.retry = setTimeout(() => this.start(onRows), RETRY_MS).unref();
      void client.end().catch(() => undefined);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', onRows);
    try {
      await client.connect();
      await client.query('LISTEN outbox');
      onRows(); // what was written while no one listened
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
    }
  }
}
