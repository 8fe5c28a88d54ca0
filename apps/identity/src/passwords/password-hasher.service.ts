import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { PasswordHashingBusyError } from './password.errors.js';

/** Argon2id as OWASP advises it: 19 MiB, two passes. About 17 ms of one core. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes and compares passwords, a few at a time. Callers beyond the queue are refused at once, so that a burst of
 * sign-ins cannot take the memory and the cores that every other user needs.
 */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(private readonly config: IdentityConfig) {}

  // Before the first sign-in: the first one to need it must not take longer than those after it.
  async onModuleInit(): Promise<void> {
    this.decoy = hash('nobody has this password', cost);
    await this.decoy;
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** Without a stored hash it costs the same and answers false: an unknown address must not answer sooner. */
  async matches(storedHash: string | null | undefined, password: string): Promise<boolean> {
    const against = storedHash ?? (await (this.decoy ??= hash('nobody has this password', cost)));
    const isRight = await this.inTurn(() => verify(against, password));
    return isRight && Boolean(storedHash);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.config.hashConcurrency) {
      if (this.waiting.length >= this.config.hashQueue) throw new PasswordHashingBusyError();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so no other call slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
