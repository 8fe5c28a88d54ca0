import { randomBytes, randomUUID } from 'node:crypto';
import { attachmentRoutes, type FileDownload, type Message, messageRoutes } from '@crewcall/contracts-messaging';
import type { Member } from '@crewcall/tools-seed';
import sharp from 'sharp';
import { outcomeOf, send } from '../load/client.js';

const SIZE = 32;

/** A picture that someone tried to send. */
export interface SentFile {
  pixels: Buffer;
  /** Undefined when it was refused, or no answer came. */
  id?: string;
}

async function pictureOf(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
}

/** Two people of whom the one sends pictures. */
export class Files {
  readonly sent: SentFile[] = [];

  constructor(
    private readonly origin: string,
    private readonly sender: Member,
    private readonly reader: Member,
    private readonly conversationId: string,
  ) {}

  /** As the web app does it: an address, the bytes, handed in, and on a message. */
  async send(): Promise<SentFile> {
    const pixels = randomBytes(SIZE * SIZE * 3);
    const file: SentFile = { pixels };
    this.sent.push(file);
    const id = await this.hand(await pictureOf(pixels));
    if (id) file.id = id;
    return file;
  }

  /** How the reader is answered who wants it. */
  async statusOf({ id = '' }: SentFile): Promise<number | null> {
    return (await this.askFor(id)).status;
  }

  /** Whether the reader gets the very picture. */
  async isWhole({ id = '', pixels }: SentFile): Promise<boolean> {
    const { status, body } = await this.askFor(id);
    if (status !== 200) return false;
    const answer = await fetch((body as FileDownload).downloadUrl);
    if (!answer.ok) return false;
    const got = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer();
    return got.equals(pixels);
  }

  private askFor(id: string) {
    return send(this.origin, { method: 'GET', path: attachmentRoutes.download(id), token: this.reader.token });
  }

  private async hand(bytes: Buffer): Promise<string | undefined> {
    const { token } = this.sender;
    const opened = await send(this.origin, { method: 'POST', path: attachmentRoutes.upload, token });
    const uploadURL = (opened.body as { uploadURL?: string } | undefined)?.uploadURL;
    if (outcomeOf(opened) !== 'ok' || !uploadURL || !(await this.put(uploadURL, bytes))) return undefined;
    const about = { uploadURL, originalFilename: 'stage.png', fileType: 'image/png', fileSize: bytes.length };
    const made = await send(this.origin, { method: 'POST', path: attachmentRoutes.create, token, body: about });
    if (outcomeOf(made) !== 'ok') return undefined;
    const { objectPath: path } = made.body as { objectPath: string };
    const attachment = { path, name: 'stage.png', size: bytes.length, type: 'image/png' };
    const body = { conversation_id: this.conversationId, content: '', client_id: randomUUID(), attachment };
    const message = await send(this.origin, { method: 'POST', path: messageRoutes.send, token, body });
    return outcomeOf(message) === 'ok' ? (message.body as Message).attachments[0]?.id : undefined;
  }

  private async put(uploadURL: string, bytes: Buffer): Promise<boolean> {
    const { pathname } = new URL(uploadURL, this.origin);
    try {
      const answer = await fetch(`${this.origin}${pathname}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream' },
        signal: AbortSignal.timeout(20_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }
}
