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

  /** Null when too many pages are being rendered to begin another. `signal` is aborted when the connection is done with. */
  async answer(question: PageQuestion): Promise<PageAnswer | null> {
    if (!this.answerPage || this.underWay >= this.config.mostPages) return null;
    this.underWay += 1;
    // Not at the end of the body: what a visitor who left never began to read never ends.
    question.signal.addEventListener('abort', () => (this.underWay -= 1), { once: true });
    return this.answerPage(question);
  }
}
