import { writeFileSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { mailPreviewPage } from './mail-previews.js';

export const mailPreviews = (_app: INestApplicationContext, [file = 'mails.html']: string[]): Promise<void> => {
  writeFileSync(file, mailPreviewPage());
  process.stdout.write(`Every mail is in ${file}\n`);
  return Promise.resolve();
};
