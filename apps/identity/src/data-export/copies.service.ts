import { webRoutes } from '@crewcall/contracts-core';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { Mailer } from '@crewcall/platform-mail';
import { ExportBox } from '@crewcall/platform-personal-data';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeObjects } from '../account-deletion/remove-objects.task.js';
import { UsersService } from '../users/users.service.js';
import { copyMail } from './copy.mail.js';
import { readmeOf } from './copy-readme.js';
import { DataExportRepository } from './data-export.repository.js';
import { copyKeyOf } from './data-export.rules.js';
import { type ZipEntry, zipOf } from './zip-archive.js';

/** Memory of this process, not of the S3 server, is what a copy is made in. */
const COPY_MAX_BYTES = 96 * 1024 * 1024;

/** Puts the parts together and tells the person where the copy is. */
@Injectable()
export class CopiesService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly users: UsersService,
    private readonly box: ExportBox,
    private readonly mailer: Mailer,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
    private readonly site: PublicUrlConfig,
  ) {}

  /** Nothing is done twice, nor for a user who has left meanwhile. */
  async make(exportId: string): Promise<void> {
    const wanted = await this.exports.findDataExport(exportId);
    const user = wanted && (await this.users.findById(wanted.user_id));
    if (!user || wanted.status !== 'gathering') return;
    const { entries, leftOut } = await this.entriesOf(exportId, wanted.objects);
    const readme = readmeOf({ at: new Date(), leftOut: leftOut + wanted.left_out, missing: wanted.waiting_for });
    const copy = await zipOf([{ name: 'README.txt', content: Buffer.from(readme) }, ...entries]);
    await this.box.put(copyKeyOf(exportId), copy, 'application/zip');
    // Who deletes the account after this removes the copy with it.
    if (!(await this.exports.findDataExport(exportId)))
      return this.tasks.enqueue(removeObjects, { objects: [copyKeyOf(exportId)] });
    // The mail first: the task is repeated until it is out, and only then there is nothing more to do.
    await this.mailer.send({
      to: user.email,
      id: `data-export-${exportId}`,
      ...copyMail(`${this.site.publicUrl}${webRoutes.settings.href()}`),
    });
    // Nothing lists the parts once the copy is there, so their removal is promised with it.
    await this.transactions.run(async () => {
      await this.exports.finishDataExport(exportId, copy.length);
      await this.tasks.enqueue(removeObjects, { objects: wanted.objects });
    });
  }

  private async entriesOf(exportId: string, objects: string[]): Promise<{ entries: ZipEntry[]; leftOut: number }> {
    const entries: ZipEntry[] = [];
    let room = COPY_MAX_BYTES;
    for (const key of objects) {
      const content = await this.box.read(key);
      if (content.length > room) continue;
      room -= content.length;
      entries.push({ name: key.slice(exportId.length + 1), content });
    }
    return { entries, leftOut: objects.length - entries.length };
  }
}
