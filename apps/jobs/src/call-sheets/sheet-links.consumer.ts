import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { sheetLinkMailed, type SheetLinkMailedPayload } from '@crewcall/contracts-notifications/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { SheetReceiptsService } from './sheet-receipts.service.js';

@Injectable()
export class SheetLinksConsumer {
  constructor(private readonly receipts: SheetReceiptsService) {}

  @OnEvent(sheetLinkMailed)
  async keepMailedLink(payload: SheetLinkMailedPayload, { subject_id: call_id }: EventEnvelope): Promise<void> {
    const { key_hash, ...linked } = payload;
    await this.receipts.keepMailedLink(key_hash, { ...linked, call_id });
  }
}
