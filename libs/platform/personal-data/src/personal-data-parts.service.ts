import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { QUEUES_SERVICE } from '@crewcall/platform-queues';
import { ExportBox } from './export-box.service.js';
import { type ExportedFile, EXPORTS_PERSONAL_DATA, type PersonalDataExporter } from './personal-data-exporter.js';

export interface LaidDown {
  objects: string[];
  leftOut: number;
}

const RECORDS_PER_OBJECT = 5000;
const MEGABYTE = 1024 * 1024;
const FILE_MAX = 10 * MEGABYTE;
const FILES_MAX = 60 * MEGABYTE;

/** Stores what this service holds on a person, in objects of a bounded size. */
@Injectable()
export class PersonalDataParts implements OnModuleInit {
  exporters: readonly PersonalDataExporter[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly box: ExportBox,
    @Inject(QUEUES_SERVICE) private readonly service: string,
  ) {}

  onModuleInit(): void {
    this.exporters = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(EXPORTS_PERSONAL_DATA, metatype))
      .map(({ instance }) => instance as PersonalDataExporter);
    const names = this.exporters.map(({ name }) => name);
    if (new Set(names).size !== names.length) throw new Error(`Two exporters share a name: ${names.join(', ')}`);
  }

  /** The same keys however often it runs: a repeated task overwrites its own. */
  async layDown(exportId: string, userId: string): Promise<LaidDown> {
    const laid: LaidDown = { objects: [], leftOut: 0 };
    let room = FILES_MAX;
    for (const exporter of this.exporters) {
      laid.objects.push(...(await this.layRecords(exportId, userId, exporter)));
      for await (const file of exporter.files?.(userId) ?? none()) {
        if (file.size > Math.min(FILE_MAX, room)) {
          laid.leftOut += 1;
          continue;
        }
        room -= file.size;
        laid.objects.push(await this.layFile(exportId, exporter.name, laid.objects.length, file));
      }
    }
    return laid;
  }

  private async layRecords(exportId: string, userId: string, exporter: PersonalDataExporter): Promise<string[]> {
    const keys: string[] = [];
    let records: object[] = [];
    const flush = async (): Promise<void> => {
      const name = keys.length ? `${exporter.name}-${keys.length + 1}` : exporter.name;
      const key = `${exportId}/${this.service}/${name}.json`;
      await this.box.put(key, Buffer.from(`${JSON.stringify(records, null, 2)}\n`), 'application/json');
      keys.push(key);
      records = [];
    };
    for await (const record of exporter.records(userId)) {
      records.push(record);
      if (records.length === RECORDS_PER_OBJECT) await flush();
    }
    if (records.length || !keys.length) await flush();
    return keys;
  }

  /** Numbered, because two uploads may have one name. */
  private async layFile(exportId: string, exporter: string, number: number, file: ExportedFile): Promise<string> {
    const name = file.name.replaceAll(/[^\w. -]/g, '_').slice(-100) || 'file';
    const key = `${exportId}/${this.service}/${exporter}/${number}-${name}`;
    await this.box.put(key, await file.read(), 'application/octet-stream');
    return key;
  }
}

async function* none(): AsyncGenerator<ExportedFile> {
  yield* [];
}
