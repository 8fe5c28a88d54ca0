import { Injectable } from '@nestjs/common';
import { TracesRepository } from './traces.repository.js';

@Injectable()
export class TracesService {
  constructor(private readonly traces: TracesRepository) {}

  /** Twice is fine. */
  async removeOf(userId: string): Promise<void> {
    await this.traces.unnameJobsOf(userId);
    await this.traces.removeOf(userId);
  }
}
