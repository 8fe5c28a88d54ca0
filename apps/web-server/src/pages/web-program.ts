import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AnswerPage, PageAnswer, PageQuestion } from '@crewcall/contracts-core';
import { WebServerConfig } from '../config.js';

/** The web app's own code, which renders its pages. */
@Injectable()
export class WebProgram implements OnModuleInit {
  private answerPage?: AnswerPage;
  private underWay = 0;

  constructor(private readonly config: WebServerConfig) {}

  async onModuleInit(): Promise<void> {
    const address = pathToFileURL(path.resolve(this.config.program)).href;
    const program = (await import(/* webpackIgnore: true */ address)) as { answerPage: AnswerPage };
    this.answerPage = program.answerPage;
  }

  /** Null when too many pages are being rendered to begin another. */
  async answer(question: PageQuestion): Promise<PageAnswer | null> {
    if (!this.answerPage || this.underWay >= this.config.mostPages) return null;
    this.underWay += 1;
    try {
      const answer = await this.answerPage(question);
      if (!answer.body) this.underWay -= 1;
      return answer.body ? { ...answer, body: this.counted(answer.body) } : answer;
    } catch (error) {
      this.underWay -= 1;
      throw error;
    }
  }

  private async *counted(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    try {
      yield* body;
    } finally {
      this.underWay -= 1;
    }
  }
}
