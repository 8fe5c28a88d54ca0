import { Redis, type RedisOptions } from 'ioredis';

/**
 * A connection that always ends. ioredis never says `end` of one that is given up between two attempts to connect
 * (5.11), and BullMQ, which gives its blocking connections up before it closes a worker, would wait for it without end.
 */
export class QueueRedis extends Redis {
  override disconnect(reconnect = false): void {
    // Nothing is under way: it is closed like one that has not begun.
    if (!reconnect && this.status === 'reconnecting') this.status = 'wait';
    super.disconnect(reconnect);
  }

  override duplicate(override?: Partial<RedisOptions>): QueueRedis {
    return new QueueRedis({ ...this.options, ...override });
  }
}
