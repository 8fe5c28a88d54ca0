import { Injectable, type Type } from '@nestjs/common';
import type { EventDefinition, EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { DeadLetters, defineTask, RunsTask, type TaskRunner, Tasks } from '@crewcall/platform-queues';
import { ArrayMaxSize, ArrayMinSize, IsArray, MinLength } from 'class-validator';

export class RemoveDeadLettersPayload {
  /** By which a person is recognised: their id, and their address where messages carry it. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @MinLength(5, { each: true })
  words!: string[];
}

/** For a person who is gone: messages about them that failed for good would wait for 30 days to be replayed. */
export const removeDeadLetters = defineTask({ name: 'remove-dead-letters', payload: RemoveDeadLettersPayload });

/** What is being tried when an account is deleted has failed for good by then. */
export const AFTER_LAST_ATTEMPT_MS = 60_000;

@RunsTask(removeDeadLetters)
@Injectable()
export class RemoveDeadLettersTask implements TaskRunner<RemoveDeadLettersPayload> {
  constructor(private readonly letters: DeadLetters) {}

  async run({ words }: RemoveDeadLettersPayload): Promise<void> {
    await this.letters.removeWith(words);
  }
}

/** The event belongs to a scope that a platform library does not know, so the class is made for it. */
export function deadLettersConsumerOf(deleted: EventDefinition): Type {
  @Injectable()
  class DeadLettersConsumer {
    constructor(private readonly tasks: Tasks) {}

    @OnEvent(deleted)
    async removeOfDeletedUser(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
      for (const delayMs of [0, AFTER_LAST_ATTEMPT_MS])
        await this.tasks.enqueue(removeDeadLetters, { words: [subject_id] }, { delayMs });
    }
  }
  return DeadLettersConsumer;
}
